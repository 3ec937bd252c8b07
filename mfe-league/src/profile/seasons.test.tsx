import type { PlayerSeason } from '@club/shared/contracts/league/players';
import { fakeApi, onLeagueDay, renderRoutes } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aPlayerProfile } from '../testing/a-player-profile';
import { aProfileMatch } from '../testing/a-profile-match';
import RoundCharts from './round-charts';

jest.mock('./round-charts', () => ({ __esModule: true, default: jest.fn(() => null) }));

const season = (year: number): PlayerSeason => ({
  year,
  status: 'ACTIVE',
  rank: 1,
  points: 100,
  wins: 9,
  losses: 4,
  plannedRounds: 17,
  rounds: [{ number: 1, row: 1, position: 1, place: 1, points: 100 }],
});
fakeApi(
  onLeagueDay('2026-06-10'),
  http.get('*/api/players-list', () => HttpResponse.json([])),
  http.get('*/api/details/1', () =>
    HttpResponse.json(
      aPlayerProfile({
        seasons: [season(2025), season(2024)],
        resultPlayer: Array.from({ length: 11 }, (_, id) => aProfileMatch({ id: String(id) })),
      }),
    ),
  ),
);
const open = () => renderRoutes(routes, { at: '/summer-league/players-list/1' });

test('a screen reader announces a season before its wins and losses', async () => {
  open();
  const card = within(await screen.findByRole('region', { name: 'Po sezonama' }));
  expect(card.getAllByRole('listitem').map((year) => year.textContent)).toEqual([
    '2024.9 pobjeda4 poraza',
    '2025.9 pobjeda4 poraza',
  ]);
});

test('all matches are shown without rendering the charts of the season again', async () => {
  open();
  const all = await screen.findByRole('button', { name: 'Svi mečevi (11)' });
  await waitFor(() => expect(RoundCharts).toHaveBeenCalled());
  const drawn = jest.mocked(RoundCharts).mock.calls.length;
  await userEvent.click(all);
  expect(screen.getByRole('button', { name: 'Prikaži manje' })).toBeVisible();
  expect(RoundCharts).toHaveBeenCalledTimes(drawn);
});
