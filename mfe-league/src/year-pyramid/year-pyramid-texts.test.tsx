import type { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { fakeApi, missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aCell, aRound } from '../testing/a-cell';
import { aMatch, aPlayer } from '../testing/a-match';
import { seasonCalls } from '../testing/league-api';

const LABELLED = [
  { outcome: 'WALKOVER', winner: aPlayer(1), loser: aPlayer(2) },
  { outcome: 'DOUBLE_WALKOVER' },
  { outcome: 'NO_RESULT', set1Igrac1: 3, set1Igrac2: 2 },
  { outcome: 'UNPLAYED' },
  { outcome: 'RETIRED', winner: aPlayer(1), loser: aPlayer(2), retired: aPlayer(2), set1Igrac1: 4 },
] as const;
const SEASON: AllPyramids = {
  year: 2025,
  version: 1,
  rounds: [aRound()],
  pyramidInitialDataGrouped: {
    PRVO_KOLO: [aCell(1, 1, 1), aCell(2, 1, 3, { startPoints: null, substituted: aPlayer(2) }), aCell(2, 2, null)],
  },
  resultsLeagueDataGrouped: {
    PRVO_KOLO: [
      aMatch({ id: 'substituted', outcome: 'PLAYED', winner: aPlayer(1), substituted2: aPlayer(5), set1Igrac1: 6 }),
      ...LABELLED.map((but, index) => aMatch({ id: String(index), ...but })),
    ],
    FINALE: [aMatch({ id: 'final', round: 'FINALE' })],
  },
  pyramidResultsDataGrouped: {
    PRVO_KOLO: [
      aCell(1, 1, 1, { endPoints: 104, colour: 'green', movement: 'UP' }),
      aCell(1, 2, 2, { endPoints: 104, colour: 'blue', movement: 'STAY' }),
      aCell(2, 1, 3, { endPoints: 101, colour: 'red', movement: 'DOWN' }),
    ],
  },
};
fakeApi(
  ...seasonCalls(),
  http.get('*/api/all-pyramids', () => HttpResponse.json(SEASON)),
);

/** Second specification, section 2, 'Year pyramid page', section 3, 'Pyramid cell', and the display rules of section 4. */
const TEXTS: readonly SpelledText[] = [
  ['heading', 'Ljetna liga 2025 Ivankovo - piramida i rezultati'],
  ['table', /^Početna piramida/],
  ['table', 'REZULTATI 1. KOLO 07.04. – 13.04.'],
  ['table', /^Piramida nakon 1\. kola/],
  ['text', '(zamjena)'],
  ['text', '(zam.)'],
  ['text', 'ret.'],
  ['text', 'prazno'],
  ['text', 'predaja'],
  ['text', 'obostrana predaja'],
  ['text', 'bez pobjednika'],
  ['text', 'nije odigrano'],
];

test('a season shows the texts of the specification, and only rounds have a table of results', async () => {
  renderRoutes(routes, { at: '/summer-league/2025' });
  expect(await missingTexts(TEXTS)).toEqual([]);
  expect(screen.getAllByRole('table', { name: /^REZULTATI/ })).toHaveLength(1);
  const colours = [...document.querySelectorAll<HTMLElement>('[data-colour]')].map((cell) => cell.dataset.colour);
  expect(colours).toEqual(['green', 'blue', 'red']);
});
