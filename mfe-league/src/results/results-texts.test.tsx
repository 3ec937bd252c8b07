import { KNOCKOUT_KEYS, phaseLabel, ROUND_KEYS } from '@club/shared/contracts/league/phases';
import { fakeApi, missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aMatch, aPlayer } from '../testing/a-match';
import { seasonCalls } from '../testing/league-api';

const PHASES = [...KNOCKOUT_KEYS, ...ROUND_KEYS];
const played = { outcome: 'PLAYED', winner: aPlayer(1), set1Igrac1: 6, set1Igrac2: 3, set2Igrac1: 7, set2Igrac2: 5 };
fakeApi(
  ...seasonCalls(),
  http.get('*/api/league-results', () =>
    HttpResponse.json({
      year: 2025,
      version: 1,
      phases: PHASES,
      resultsLeagueDataGrouped: Object.fromEntries(
        PHASES.map((phase) => [phase, [aMatch({ ...(played as object), id: phase })]]),
      ),
    }),
  ),
);

/** Resolution 47; the labels of all phases are those of the second specification, section 4. */
const TEXTS: readonly SpelledText[] = [
  ['heading', 'Rezultati'],
  ['text', 'Sezona 2025., sva kola i završni turnir'],
  ['combobox', 'Faza'],
  ...ROUND_KEYS.map((_, index): SpelledText => ['heading', `${index + 1}. kolo`]),
  ...KNOCKOUT_KEYS.map((key): SpelledText => ['heading', phaseLabel(key)]),
  ['text', '6:3 7:5'],
];

test('the results show the texts of the specification', async () => {
  renderRoutes(routes, { at: '/summer-league/results' });
  expect(await missingTexts(TEXTS)).toEqual([]);
});
