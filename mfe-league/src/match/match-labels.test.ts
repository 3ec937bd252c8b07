import { aMatch, aPlayer } from '../testing/a-match';
import { outcomeLabel, playerMarks } from './match-labels';

test.each([
  ['PLAYED', false, null],
  ['RETIRED', false, null],
  ['WALKOVER', false, 'predaja'],
  ['DOUBLE_WALKOVER', false, 'obostrana predaja'],
  ['NO_RESULT', false, 'bez pobjednika'],
  ['UNPLAYED', false, 'nije odigrano'],
  ['UNPLAYED', true, 'nije odigrano, opravdano'],
  [null, false, 'nije odigrano'],
] as const)('%s, excused %s: %s', (outcome, excused, label) => expect(outcomeLabel({ outcome, excused })).toBe(label));

test('a substitute and a player who retired are marked after their names', () => {
  const match = aMatch({ outcome: 'RETIRED', retired: aPlayer(2), substituted2: aPlayer(9) });
  expect(playerMarks(match, 1)).toBe('');
  expect(playerMarks(match, 2)).toBe('(zam.) ret.');
  expect(playerMarks({ ...match, outcome: 'WALKOVER' }, 2)).toBe('(zam.)');
});
