import type { Winner } from '@club/shared/contracts/league/winners';
import { failingRead, fakeApi, missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aPlayer } from '../testing/a-match';
import { seasonCalls } from '../testing/league-api';

const WINNERS: readonly Winner[] = [
  { winner: aPlayer(1), titles: 2, championshipYears: [2022, 2024], rank: 1, tournament: 'MAIN' },
  { winner: aPlayer(2), titles: 1, championshipYears: [2017], rank: 2, tournament: 'MAIN' },
  { winner: aPlayer(3), titles: 1, championshipYears: [2019], rank: 1, tournament: 'CONSOLATION' },
];
const GALLERIES = [2024, 2023, 2022, 2020, 2019, 2017];
const cover = { id: 1, caption: '', width: 300, height: 200, source: '/1.svg', versions: [] };
const api = fakeApi(
  ...seasonCalls(),
  http.get('*/api/summer-league/winners', () => HttpResponse.json(WINNERS)),
  http.get('*/api/players-list', () =>
    HttpResponse.json(WINNERS.map(({ winner }) => ({ ...winner, nadimak: null, activeLeague: 'ACTIVE', place: null }))),
  ),
  http.get('*/api/gallery', () => HttpResponse.json(GALLERIES.map((year) => ({ year, count: 1, cover })))),
);

/** Second specification, section 2, 'Winners page'. */
const TEXTS: readonly SpelledText[] = [
  ['heading', 'Pobjednici'],
  ['heading', 'Glavni turnir'],
  ['heading', 'Utješni turnir'],
  ['table', 'Glavni turnir'],
  ['table', 'Utješni turnir'],
  ['columnheader', 'Mjesto'],
  ['columnheader', 'Igrač'],
  ['columnheader', 'Naslovi'],
  ['columnheader', 'Godine'],
  ['row', /^1\. Kovač Ana 2 2022\. ?, ?2024\.$/],
  ['row', /^2\. Bošnjak Krešimir 1 2017\.$/],
  ['row', /^1\. Horvat Luka 1 2019\.$/],
  ['link', 'H2H', '/summer-league/h2h'],
  ['link', 'Profili igrača', '/summer-league/players-list'],
  ['link', 'Statistika', '/summer-league/statistics'],
  ...GALLERIES.map((year): SpelledText => ['link', `Galerija ${year}.`, `/gallery/${year}`]),
];

test('while the winners are loading, nothing is shown that they would push down', async () => {
  api.use(http.get('*/api/summer-league/winners', () => new Promise<never>(() => undefined)));
  renderRoutes(routes, { at: '/summer-league/winners' });
  expect(await screen.findByRole('heading', { name: 'Pobjednici' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Utješni turnir' })).not.toBeInTheDocument();
});

test('the winners show the texts and links of the specification', async () => {
  renderRoutes(routes, { at: '/summer-league/winners' });
  expect(await missingTexts(TEXTS)).toEqual([]);
});

test('without the names of all players the winners are shown, also while those are asked for again', async () => {
  const players = failingRead('*/api/players-list');
  api.use(players.handler);
  const { client } = renderRoutes(routes, { at: '/summer-league/winners' });
  expect(await screen.findByRole('table', { name: 'Utješni turnir' })).toBeVisible();
  await players.repeat(client);
  expect(screen.getByRole('table', { name: 'Utješni turnir' })).toBeVisible();
});
