import type { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { fakeApi } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
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
