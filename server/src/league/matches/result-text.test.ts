import type { MatchResult } from '../engine';
import { resultText } from './result-text';

const PAIR = ['Horvat I.', 'Babić M.'] as const;
const sets = [
  [6, 3],
  [2, 1],
] as const;

test.each<[MatchResult | null, string]>([
  [null, 'bez rezultata'],
  [{ outcome: 'PLAYED', sets }, '6:3 2:1'],
  [{ outcome: 'RETIRED', sets, by: 1 }, '6:3 2:1 ret. (Babić M.)'],
  [{ outcome: 'RETIRED', sets, by: 0 }, '6:3 2:1 ret. (Horvat I.)'],
  [{ outcome: 'WALKOVER', sets: [], by: 0 }, 'predaja prije meča (Horvat I.)'],
  [{ outcome: 'WALKOVER', sets, by: 1 }, 'bez novih lopti (Babić M., 6:3 2:1)'],
  [{ outcome: 'DOUBLE_WALKOVER' }, 'obostrana predaja'],
  [{ outcome: 'NO_RESULT', sets }, '6:3 2:1 bez pobjednika'],
  [{ outcome: 'UNPLAYED', excused: true }, 'nije odigrano, opravdano'],
])('a result says who forfeited or retired: %j', (result, text) => {
  expect(resultText(result, PAIR)).toBe(text);
});
