import type { LeagueRound } from '@club/shared/contracts/league/pyramids';
import { failingRead, fakeApi, refuse, renderRoutes } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aRound } from '../testing/a-cell';
import { aPlayer } from '../testing/a-match';
import { seasonCalls } from '../testing/league-api';

const seeder = (playerRank: number, playedRound = false) => ({
  playerRank,
  player: aPlayer(playerRank),
  points: 200 - playerRank,
  playedRound,
});
const api = fakeApi(
  ...seasonCalls(),
  http.get('*/api/summer-league-seeders/2025', () => HttpResponse.json([seeder(1, true), seeder(17), seeder(41)])),
);
const onCurrent = (round: Partial<LeagueRound>) =>
  http.get('*/api/league-seasons', () =>
    HttpResponse.json({
      seasons: [],
      current: {
        year: 2025,
        state: 'ROUNDS',
        plannedRounds: 17,
        round: aRound({ number: 6, ...round }),
        daysLeft: 2,
        nextFixtures: [],
        openFixtures: 0,
        lastResults: [],
        topRows: [],
      },
    }),
  );
const open = () => renderRoutes(routes, { at: '/summer-league/seeders-list/2025' });

test('a year without seeders shows a message', async () => {
  api.use(http.get('*/api/summer-league-seeders/2025', () => refuse(404, 'Te sezone nema.')));
  open();
  expect(await screen.findByText('Nema nositelja za sezonu 2025.')).toBeVisible();
});

test('the three bands of the draw, and the marker of a round that is already counted', async () => {
  open();
  expect(await screen.findByRole('table', { name: 'Nositelji 2025.' })).toBeVisible();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [row.dataset.band, ...Array.from(row.children, (cell) => cell.textContent)])).toEqual([
    ['free', '1.', 'Kovač A.', '199', '-1'],
    ['main', '17.', 'Prezime17 I.', '183', ''],
    ['qualifications', '41.', 'Prezime41 I.', '159', ''],
  ]);
  expect(screen.getAllByRole('rowheader').map((name) => name.textContent)).toEqual([
    'Kovač A.',
    'Prezime17 I.',
    'Prezime41 I.',
  ]);
  expect(screen.getByRole('img', { name: '−1, Odigrano kolo je uračunato' })).toBeVisible();
});

test('without a round in progress there is no column for the marker', async () => {
  api.use(http.get('*/api/summer-league-seeders/2025', () => HttpResponse.json([seeder(1), seeder(2)])));
  open();
  await screen.findByRole('table', { name: 'Nositelji 2025.' });
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Mjesto',
    'Igrač',
    'Bodovi',
  ]);
});

test('while a round is open the page says which points are not counted yet', async () => {
  api.use(onCurrent({ state: 'OPEN', hasBonus: true }));
  const { unmount } = open();
  expect(await screen.findByText(/^Uračunati su bodovi odigranih mečeva 6\. kola\. Bonus reda/)).toBeVisible();
  unmount();
  api.use(onCurrent({ state: 'CLOSED', hasBonus: true }));
  open();
  expect(await screen.findByRole('table', { name: 'Nositelji 2025.' })).toBeVisible();
  expect(screen.queryByText(/^Uračunati su/)).not.toBeInTheDocument();
});

test('for a round without row bonus the page does not promise one', async () => {
  api.use(onCurrent({ number: 4, state: 'OPEN', hasBonus: false }));
  open();
  const note = await screen.findByText(/^Uračunati su bodovi odigranih mečeva 4\. kola\./);
  expect(note).toHaveTextContent('Bodovi onih koji u kolu nemaju protivnika pribrajaju se kad se kolo zatvori');
  expect(note).not.toHaveTextContent(/bonus/i);
});

test('without the data of the seasons the table is shown, also while they are asked for again', async () => {
  const seasons = failingRead('*/api/league-seasons');
  api.use(seasons.handler);
  const { client } = open();
  expect(await screen.findByRole('table', { name: 'Nositelji 2025.' })).toBeVisible();
  await seasons.repeat(client);
  expect(screen.getByRole('table', { name: 'Nositelji 2025.' })).toBeVisible();
});
