import type { CorrectionPreview } from '@club/shared/contracts/league/match-entry';
import { fakeApi } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aControl, aMatch, aPyramid } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';

const entered = aMatch({ outcome: 'PLAYED', state: 'CONFIRMED', set1Igrac1: 6, set2Igrac1: 6 });
const effects: CorrectionPreview = {
  match: entered,
  isClosedRound: false,
  message: null,
  points: [],
  ranks: [],
  places: [],
  matches: [],
};
const SEASON = '*/api/admin/league/seasons/2026';
const PREVIEW = `${SEASON}/matches/2026-1-1/preview`;
const api = fakeApi(
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(aPyramid())),
  http.get(SEASON, () => HttpResponse.json(aControl({ openMatches: [entered] }))),
  http.get(`${SEASON}/changes`, () => HttpResponse.json([])),
  http.post(PREVIEW, () => HttpResponse.json(effects)),
);

/** Opens the preview of a correction with a typed reason. */
async function look() {
  const page = openAsAdmin('/admin/pyramid-control/changes');
  await screen.findByText('Još nema promjena.');
  await act(() => page.router.navigate('/admin/pyramid-control/rounds'));
  await press('Ispravi, izazivač Horvat L., branitelj Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog ispravka' }), 'Zamijenjeni');
  await press('Pregled ispravka');
  expect(await screen.findByText('Bodovi, poredak i parovi ostaju kakvi jesu.')).toBeVisible();
  // The guard is set by effects that run after the preview is visible, on a busy machine in a later task.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  return page;
}

test('the preview of a correction takes the focus, and Escape returns it to the dialog', async () => {
  await look();
  expect(screen.getByText(/^Novi rezultat: /)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Horvat L. – Babić I.' })).toHaveFocus());
});

test('in a closed round a correction that changes nothing shows this alone', async () => {
  const message = 'Bodovi će se uračunati; mjesto u piramidi ostaje.';
  const closed: CorrectionPreview = { ...effects, isClosedRound: true, message, note: 'PLACE_STAYS' };
  api.use(http.post(PREVIEW, () => HttpResponse.json(closed)));
  await look();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('Escape leads from the preview of a correction back to the input', async () => {
  await look();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('textbox', { name: 'Razlog ispravka' })).toHaveValue('Zamijenjeni');
});

test('going back in the browser from the preview of a correction asks first', async () => {
  const { router } = await look();
  act(() => void router.navigate(-1));
  const question = await dialog('Želite li otići bez spremanja?');
  await userEvent.click(question.getByRole('button', { name: 'Ostani' }));
  await waitFor(() => expect(screen.queryByText('Želite li otići bez spremanja?')).not.toBeInTheDocument());
  await press('Natrag na unos');
  expect(await screen.findByRole('textbox', { name: 'Razlog ispravka' })).toHaveValue('Zamijenjeni');
});
