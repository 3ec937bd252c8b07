import type { H2h } from '@club/shared/contracts/league/h2h';
import { fakeApi, missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aPlayer } from '../testing/a-match';

const [ana, kreso] = [aPlayer(1), aPlayer(2)];
const H2H: H2h = {
  player1: { ...ana, place: { year: 2026, rank: 1 }, sets: 2, games: 17 },
  player2: { ...kreso, place: null, sets: 1, games: 14 },
  player1Wins: 1,
  player2Wins: 0,
  matchResults: [
    {
      id: 'a',
      year: 2025,
      player1: ana,
      player2: kreso,
      pobjednik: ana,
      predaoIgrac: kreso,
      set1Igrac1: 6,
      set1Igrac2: 3,
      set2Igrac1: 6,
      set2Igrac2: 7,
      set3Igrac1: 5,
      set3Igrac2: 4,
      competitionPhase: 'SESTNAESTINA_FINALA',
      tournament: 'MAIN',
      outcome: 'RETIRED',
    },
  ],
  forfeited: 0,
};
fakeApi(
  http.get('*/api/summer-league/players', () =>
    HttpResponse.json([kreso, ana].map((one) => ({ ...one, nadimak: null, activeLeague: 'ACTIVE', place: null }))),
  ),
  http.get('*/api/summer-league/h2h', () => HttpResponse.json(H2H)),
);

/** Second specification, section 2, 'H2H page'. */
const TEXTS: readonly SpelledText[] = [
  ['heading', 'H2H'],
  ['combobox', 'Igrač 1'],
  ['combobox', 'Igrač 2'],
  ['columnheader', 'R. br.'],
  ['columnheader', 'Godina'],
  ['columnheader', 'Igrač 1'],
  ['columnheader', 'Igrač 2'],
  ['columnheader', '1. set'],
  ['columnheader', '2. set'],
  ['columnheader', '3. set'],
  ['columnheader', 'Faza'],
  ['cell', '1.'],
  ['rowheader', '2025.'],
  ['cell', 'Kovač A. pobjednik'],
  ['cell', 'Bošnjak K. (ret.)'],
  ['cell', '6 / 3'],
  ['cell', '6 / 7'],
  ['cell', '5 / 4'],
  ['cell', '1/16 finala'],
];

test('two players show the texts of the specification', async () => {
  renderRoutes(routes, { at: '/summer-league/h2h?igrac1=1&igrac2=2' });
  expect(await missingTexts(TEXTS)).toEqual([]);
});
