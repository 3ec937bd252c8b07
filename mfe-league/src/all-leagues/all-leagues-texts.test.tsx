import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { fakeApi, leagueSeason, missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { routes } from '../routes';
import { seasonCalls } from '../testing/league-api';

const GROUPS = { oldLeague: true, statistics: true, gallery: true };
const PYRAMID = { results: true, seeders: true, draw: true, statistics: true, gallery: true };
const QUALIFIED = { ...PYRAMID, qualifications: true };
const PLAYED: readonly [year: number, players: number, rounds: number, links: Partial<LeagueSeason['links']>][] = [
  [2025, 56, 17, QUALIFIED],
  [2024, 63, 18, QUALIFIED],
  [2023, 50, 19, QUALIFIED],
  [2022, 52, 20, PYRAMID],
  [2020, 47, 18, PYRAMID],
  [2019, 32, 7, GROUPS],
  [2017, 18, 7, GROUPS],
];
const SEASONS = PLAYED.map(([year, players, plannedRounds, links]) =>
  leagueSeason(year, {
    players,
    plannedRounds,
    kind: links.oldLeague ? 'GROUPS' : 'RULES',
    links: { ...leagueSeason(year).links, ...links },
  }),
);
fakeApi(...seasonCalls(SEASONS));

/** Second specification, section 1 (the interface's texts about the league) and section 2, 'All-leagues page'. */
const TEXTS: readonly SpelledText[] = [
  ['heading', 'Ljetna liga'],
  ['heading', 'Povijest lige'],
  ['text', /^Liga se igra od 2017\. godine, kad je nastupilo 18 igrača\./],
  ['text', /odigrano 7 sezona: 2017\., 2019\., 2020\., 2022\., 2023\., 2024\. i 2025\./],
  ['text', /^Prije završnog turnira igra se 17 do 20 kola, a svako traje 7 do 8 dana\./],
  ['text', /prvih 16 po bodovima slobodno je u prvom kolu/],
  ['text', /dva zemljana terena iza dvorane; prvi ima rasvjetu, a uz terene je parkiralište/],
  ['text', 'Igrači po godinama'],
  ...[18, 32, 47, 50, 52, 63].map((players): SpelledText => ['text', String(players)]),
  ['link', /^Statistika\b/, '/summer-league/statistics'],
  ['link', /^Igrači\b/, '/summer-league/players-list'],
  ['link', /^Pravila lige\b/, '/summer-league/league-rules'],
  ['link', /^H2H\b/, '/summer-league/h2h'],
  ['link', /^Pobjednici\b/, '/summer-league/winners'],
  ...[2025, 2024, 2023, 2022, 2020].flatMap((year): SpelledText[] => [
    ['article', `Sezona ${year}.`],
    ['link', `Rezultati ${year}.`, `/summer-league/${year}`],
    ['link', `Nositelji ${year}.`, `/summer-league/seeders-list/${year}`],
    ['link', `Ždrijeb ${year}.`, `/summer-league/league-draw/${year}`],
  ]),
  ...[2025, 2024, 2023].map(
    (year): SpelledText => ['link', `Kvalifikacije ${year}.`, `/summer-league/qualifications/${year}`],
  ),
  ...[2019, 2017].flatMap((year): SpelledText[] => [
    ['article', `Sezona ${year}.`],
    ['link', `Rezultati ${year}.`, `/summer-league/old-leagues/${year}`],
  ]),
  ...PLAYED.flatMap(([year]): SpelledText[] => [
    ['link', `Statistika ${year}.`, `/summer-league/statistics/${year}`],
    ['link', `Galerija ${year}.`, `/gallery/${year}`],
  ]),
];

test('the league’s home page shows the texts and links of the specification', async () => {
  renderRoutes(routes, { at: '/summer-league' });
  expect(await missingTexts(TEXTS)).toEqual([]);
});
