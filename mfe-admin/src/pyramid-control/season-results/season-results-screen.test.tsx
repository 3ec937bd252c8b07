import type { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { fakeApi } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { aControl, aMatch, aPyramid, ROUND } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';

const SEASON = '*/api/admin/league/seasons/2026';
const resultsOf = (match: ReturnType<typeof aMatch>): AllPyramids => ({
  year: 2026,
  version: 5,
  rounds: [ROUND],
  pyramidInitialDataGrouped: {},
  resultsLeagueDataGrouped: { PRVO_KOLO: [match] },
  pyramidResultsDataGrouped: {},
});
const knockoutMatch = (id: string, round: string) => aMatch({ id, round, row1: null, row2: null });
const quarterfinal = knockoutMatch('2026-M-8-1', 'CETVRTFINALE');
const semifinal = knockoutMatch('2026-M-4-1', 'POLUFINALE');
const knockoutOf = (resultsLeagueDataGrouped: AllPyramids['resultsLeagueDataGrouped']) =>
  http.get('*/api/all-pyramids', () => HttpResponse.json({ ...resultsOf(aMatch()), resultsLeagueDataGrouped }));
const api = fakeApi(
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(aPyramid())),
  http.get(SEASON, () => HttpResponse.json(aControl())),
  http.get('*/api/all-pyramids', () => HttpResponse.json(resultsOf(aMatch()))),
);

test('the dialog of a result closes only when the results contain it', async () => {
  openAsAdmin('/admin/pyramid-control/results');
  await press('Upiši, izazivač Horvat L., branitelj Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  await userEvent.click(form.getByRole('combobox', { name: 'Ishod' }));
  await userEvent.click(screen.getByRole('option', { name: 'Nije odigrano' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog' }), 'Kiša');
  const entered = aMatch({ outcome: 'UNPLAYED', state: 'CONFIRMED', version: 4 });
  api.use(
    http.put(`${SEASON}/matches/2026-1-1`, () =>
      HttpResponse.json({ message: 'Rezultat je upisan.', version: 6, match: entered }),
    ),
    http.get('*/api/all-pyramids', async () => {
      await delay(100);
      return HttpResponse.json(resultsOf(entered));
    }),
  );
  await press('Spremi');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Ispravi, izazivač Horvat L., branitelj Babić I.' })).toBeVisible();
});

test('the results of a finished season are read-only', async () => {
  api.use(http.get('*/api/admin/pyramid-control', () => HttpResponse.json(aPyramid({ state: 'FINISHED' }))));
  openAsAdmin('/admin/pyramid-control/results?match=2026-1-1');
  expect(await screen.findByText('Sezona 2026. je završena: rezultati se više ne mijenjaju.')).toBeVisible();
  expect(screen.getByText('Horvat L. → Babić I.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Ispravi|Upiši)/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a phase whose first pair is settled meanwhile does not replace the shown one, and the open entry stays an entry', async () => {
  api.use(knockoutOf({ CETVRTFINALE: [quarterfinal] }));
  const { client } = openAsAdmin('/admin/pyramid-control/results');
  await press('Upiši, Babić I. – Horvat L.');
  const form = await dialog('Babić I. – Horvat L.');
  await userEvent.type(form.getByRole('textbox', { name: 'Babić I., 1. set' }), '6');
  api.use(knockoutOf({ CETVRTFINALE: [quarterfinal], POLUFINALE: [semifinal] }));
  await act(() => client.invalidateQueries());
  expect(form.getByRole('textbox', { name: 'Babić I., 1. set' })).toHaveValue('6');
  expect(form.getByRole('button', { name: 'Spremi' })).toBeVisible();
  expect(screen.queryByText(/^Kolo je u međuvremenu zatvoreno/)).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Odustani' }));
  expect(await screen.findByRole('combobox', { name: 'Kolo ili faza' })).toHaveTextContent('Četvrtfinale');
});

test('the address of an entry opens it again, also when its phase is no longer the latest', async () => {
  api.use(knockoutOf({ CETVRTFINALE: [quarterfinal], POLUFINALE: [semifinal] }));
  openAsAdmin(`/admin/pyramid-control/results?match=${quarterfinal.id}`);
  const form = await dialog('Babić I. – Horvat L.');
  expect(form.getByRole('button', { name: 'Spremi' })).toBeVisible();
});

test('an entry is a correction because of its own round, not because of the shown one', async () => {
  const second = { ...ROUND, round: 'DRUGO_KOLO', number: 2 };
  const results = { PRVO_KOLO: [aMatch()], DRUGO_KOLO: [aMatch({ id: '2026-2-1', round: 'DRUGO_KOLO' })] };
  const season = { ...resultsOf(aMatch()), rounds: [{ ...ROUND, state: 'CLOSED' }, second] };
  api.use(http.get('*/api/all-pyramids', () => HttpResponse.json({ ...season, resultsLeagueDataGrouped: results })));
  openAsAdmin('/admin/pyramid-control/results?phase=PRVO_KOLO&match=2026-2-1');
  expect((await dialog('Horvat L. – Babić I.')).getByRole('button', { name: 'Spremi' })).toBeVisible();
});

test('an entry whose round is closed meanwhile says so, and becomes a correction', async () => {
  const { client } = openAsAdmin('/admin/pyramid-control/results');
  await press('Upiši, izazivač Horvat L., branitelj Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  const closed = { ...resultsOf(aMatch()), rounds: [{ ...ROUND, state: 'CLOSED' }] };
  api.use(http.get('*/api/all-pyramids', () => HttpResponse.json(closed)));
  await act(() => client.invalidateQueries());
  expect(await form.findByText(/^Kolo je u međuvremenu zatvoreno/)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Razlog ispravka' })).toBeVisible();
});

test('an entry for a match of an undone publication says that the match is gone', async () => {
  const { client } = openAsAdmin('/admin/pyramid-control/results');
  await press('Upiši, izazivač Horvat L., branitelj Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  await userEvent.type(form.getByRole('textbox', { name: 'Horvat L., 1. set' }), '6');
  api.use(knockoutOf({}));
  await act(() => client.invalidateQueries());
  expect(await form.findByText(/^Ovaj se meč u međuvremenu više ne igra/)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Horvat L., 1. set' })).toHaveValue('6');
});
