import type { ProfileMatch } from '@club/shared/contracts/league/players';
import { fakeApi, onLeagueDay, renderRoutes } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aPlayer } from '../testing/a-match';
import { aPlayerProfile } from '../testing/a-player-profile';
import { aProfileMatch } from '../testing/a-profile-match';

/** A match that Bošnjak K. gave up, by retiring or forfeiting, to Kovač A. */
const given = (outcome: ProfileMatch['outcome']) => aProfileMatch({ id: outcome, outcome, retired: aPlayer(2) });
fakeApi(
  onLeagueDay('2026-06-10'),
  http.get('*/api/players-list', () => HttpResponse.json([])),
  http.get('*/api/details/1', () =>
    HttpResponse.json(aPlayerProfile({ resultPlayer: [given('WALKOVER'), given('RETIRED')] })),
  ),
);

test('only an opponent who retired during the match is marked, not one who forfeited it before', async () => {
  renderRoutes(routes, { at: '/summer-league/players-list/1' });
  await screen.findByRole('table', { name: 'Mečevi u ligi' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join(' '))).toEqual([
    expect.stringMatching(/Bošnjak K\. 2025\..*pobjeda, predaja$/),
    expect.stringMatching(/Bošnjak K\. \(ret\.\) 2025\..*pobjeda \(ret\.\)$/),
  ]);
});
