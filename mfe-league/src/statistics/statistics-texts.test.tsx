import type { Statistics } from '@club/shared/contracts/league/statistics';
import { fakeApi, missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aPlayer } from '../testing/a-match';
import { seasonCalls } from '../testing/league-api';

const [ana, kreso] = [{ player: aPlayer(1) }, { player: aPlayer(2) }];
const STATISTICS: Statistics = {
  topWins: [
    { ...ana, wins: 30 },
    { ...kreso, wins: 12 },
  ],
  topLosses: [{ ...kreso, losse: 21 }],
  ratePlayers: [{ ...ana, totalMatches: 40, rate: 75 }],
  ratePlayersWithoutForfeit: [{ ...ana, totalMatches: 37, rate: 81.08 }],
  topForfeits: [{ ...ana, forefeit: 3, retirement: 1, walkovers: 2 }],
  topGames: [
    { ...ana, gamesWin: 500, gamesLost: 310 },
    { ...kreso, gamesWin: 200, gamesLost: 420 },
  ],
  topSets: [
    { ...ana, setsWin: 64, setsLost: 22 },
    { ...kreso, setsWin: 25, setsLost: 45 },
  ],
  topPlayedMatches: [
    { ...ana, playedMatches: 40 },
    { ...kreso, playedMatches: 33 },
  ],
  minimumMatches: 20,
  since: 2017,
};
const api = fakeApi(
  ...seasonCalls(),
  http.get('*/api/summer-league/statistics', () => HttpResponse.json(STATISTICS)),
);

const FIVE_VIEWS: readonly SpelledText[] = [
  ['link', 'Pobjede i porazi', '/summer-league/statistics?prikaz=omjeri'],
  ['link', 'Predaje', '/summer-league/statistics?prikaz=predaje'],
  ['link', 'Odigrani mečevi', '/summer-league/statistics?prikaz=mecevi'],
  ['link', 'Setovi', '/summer-league/statistics?prikaz=setovi'],
  ['link', 'Gemovi', '/summer-league/statistics?prikaz=gemovi'],
];

/** Second specification, section 2, 'Statistics'; ratios by section 9. The first view is the default one. */
const VIEWS: readonly [search: string, texts: readonly SpelledText[]][] = [
  [
    '',
    [
      ...FIVE_VIEWS,
      ['table', 'Najviše pobjeda'],
      ['table', 'Najviše poraza'],
      ['table', 'Postotak pobjeda'],
      ['table', 'Postotak bez vlastitih predaja'],
      ['row', /^1\. Kovač A\. 30$/],
      ['row', /^1\. Bošnjak K\. 21$/],
      ['row', /^1\. Kovač A\. 75,00\u00a0% ?40 mečeva$/],
      ['row', /^1\. Kovač A\. 81,08\u00a0% ?37 mečeva$/],
    ],
  ],
  ['?prikaz=predaje', [['row', /^1\. Kovač A\. 3 ?1 u meču, 2 prije meča$/]]],
  ['?prikaz=mecevi', [['row', /^1\. Kovač A\. 40$/]]],
];

test.each(VIEWS)('the view %p shows the texts of the specification', async (search, texts) => {
  renderRoutes(routes, { at: `/summer-league/statistics${search}` });
  expect(await missingTexts([['heading', 'Statistika'], ...texts])).toEqual([]);
});

test.each([
  ['setovi', 'Najviše osvojenih setova', ['1.Kovač A.64', '2.Bošnjak K.25']],
  ['setovi', 'Najviše izgubljenih setova', ['1.Bošnjak K.45', '2.Kovač A.22']],
  ['gemovi', 'Najviše osvojenih gemova', ['1.Kovač A.500', '2.Bošnjak K.200']],
  ['gemovi', 'Najviše izgubljenih gemova', ['1.Bošnjak K.420', '2.Kovač A.310']],
])('in %s the table %p is sorted by descending value', async (view, name, rows) => {
  renderRoutes(routes, { at: `/summer-league/statistics?prikaz=${view}` });
  const table = within(await screen.findByRole('table', { name }));
  const body = table.getAllByRole('row').slice(1);
  expect(body.map((row) => row.textContent)).toEqual(rows);
});

test('a year’s statistics contain the year', async () => {
  renderRoutes(routes, { at: '/summer-league/statistics/2025' });
  expect(await missingTexts([['heading', 'Statistika 2025.']])).toEqual([]);
});

test('where nobody has forfeited, the table does not say that no match was played', async () => {
  api.use(http.get('*/api/summer-league/statistics', () => HttpResponse.json({ ...STATISTICS, topForfeits: [] })));
  renderRoutes(routes, { at: '/summer-league/statistics?prikaz=predaje' });
  expect(await screen.findByText('Nitko nije predao meč.')).toBeVisible();
  expect(screen.queryByText(/čim se odigraju prvi mečevi/)).not.toBeInTheDocument();
});
