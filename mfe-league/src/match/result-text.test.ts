import { aMatch, aPlayer } from '../testing/a-match';
import { resultText } from './result-text';

const begun = { set1Igrac1: 6, set1Igrac2: 3, set2Igrac1: 2, set2Igrac2: 1 };
const withoutNewBalls = { set1Igrac1: 6, set2Igrac1: 6 };

test.each([
  ['PLAYED', { set1Igrac1: 6, set1Igrac2: 3, set2Igrac1: 7, set2Igrac2: 5 }, '6:3 7:5'],
  ['RETIRED', begun, '6:3 2:1 ret.'],
  ['NO_RESULT', begun, '6:3 2:1 bez pobjednika'],
  ['WALKOVER', {}, 'predaja'],
  ['WALKOVER', withoutNewBalls, '6:0 6:0 predaja'],
  ['DOUBLE_WALKOVER', {}, 'obostrana predaja'],
  ['UNPLAYED', {}, 'nije odigrano'],
] as const)('%s with the games %j reads %s', (outcome, games, text) =>
  expect(resultText(aMatch({ outcome, ...games }))).toBe(text),
);

test('from the side of player 2, who won because the other retired', () => {
  const match = aMatch({ outcome: 'RETIRED', winner: aPlayer(2), retired: aPlayer(1), ...begun });
  expect(resultText(match, 2)).toBe('3:6 1:2 ret.');
});
