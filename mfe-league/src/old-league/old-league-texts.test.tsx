import type { GroupsResults } from '@club/shared/contracts/league/groups-results';
import { fakeApi, missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aMatch, aPlayer } from '../testing/a-match';
import { seasonCalls } from '../testing/league-api';

/** The number of the first player of group B. */
const FIRST_OF_B = { 2017: 9, 2019: 16 } as const;

const seasonOf = (year: 2017 | 2019): GroupsResults => ({
  year,
  version: 1,
  groupsByYear: [
    { groupType: 'A', rank: 1, player: aPlayer(1), points: 21 },
    { groupType: 'B', rank: FIRST_OF_B[year], player: aPlayer(2), points: 18 },
  ],
  resultsLeagueDataGrouped: {
    PRVO_KOLO: [
      aMatch({ id: 'a', groupType: 'A', outcome: 'PLAYED', winner: aPlayer(1), set1Igrac1: 6, set2Igrac1: 6 }),
      aMatch({ id: 'b', groupType: 'B', outcome: 'WALKOVER', winner: aPlayer(1) }),
    ],
    FINALE: [aMatch({ id: 'final', outcome: 'PLAYED', winner: aPlayer(1), set1Igrac1: 6, set2Igrac1: 6 })],
  },
});
fakeApi(
  ...seasonCalls(),
  http.get('*/api/groups-results', ({ request }) =>
    HttpResponse.json(seasonOf(new URL(request.url).searchParams.get('godina') === '2017' ? 2017 : 2019)),
  ),
);

/** Second specification, section 2, 'Old leagues page', and the offsets of section 9. */
const TEXTS: readonly SpelledText[] = [
  ['table', 'Poredak skupine A'],
  ['table', 'Poredak skupine B'],
  ['columnheader', 'Mjesto'],
  ['columnheader', 'Igrač'],
  ['columnheader', 'Bodovi'],
  ['region', '1. kolo'],
  ['table', '1. kolo, skupina A'],
  ['table', '1. kolo, skupina B'],
  ['region', 'Finale'],
  ['row', /^1\. Kovač A\. 21$/],
];

test.each([2017, 2019] as const)('the groups of %i show the texts of the specification', async (year) => {
  renderRoutes(routes, { at: `/summer-league/old-leagues/${year}` });
  const texts: SpelledText[] = [
    ['heading', `Ljetna liga ${year}. – skupine i rezultati`],
    ['row', `${FIRST_OF_B[year]}. Bošnjak K. 18`],
    ...TEXTS,
  ];
  expect(await missingTexts(texts)).toEqual([]);
});
