import { outcomeMark } from '@club/shared/league-match';
import { aMatch, aPlayer } from '../testing/league';
import { scoreOf } from './match-line';

const [marko, luka] = [aPlayer(1), aPlayer(2)];

test.each([
  ['6:3 7:5', { set1Igrac1: 6, set1Igrac2: 3, set2Igrac1: 7, set2Igrac2: 5 }],
  // As on the league's own pages: a second set is not mistaken for the first.
  ['0:0 4:2', { set2Igrac1: 4, set2Igrac2: 2 }],
])('the winner reads %s', (score, sets) => {
  const match = aMatch({ ...sets, outcome: 'PLAYED', winner: marko });
  expect([scoreOf(match), outcomeMark(match)]).toEqual([score, null]);
});

const begun = { set1Igrac1: 3, set1Igrac2: 6, set2Igrac1: 2, set2Igrac2: 1 };

test.each([
  [['3:6 2:1', 'ret.'], { outcome: 'RETIRED', winner: marko, retired: luka, ...begun }],
  [['6:3 1:2', 'ret.'], { outcome: 'RETIRED', winner: luka, retired: marko, ...begun }],
  [['', 'predaja'], { outcome: 'WALKOVER', winner: marko }],
  // Forfeited because no new balls were brought.
  [['6:0 6:0', 'predaja'], { outcome: 'WALKOVER', winner: marko, set1Igrac1: 6, set2Igrac1: 6 }],
  [['', 'obostrana predaja'], { outcome: 'DOUBLE_WALKOVER' }],
  // The games in the order of the names, with the attacker first.
  [['6:3 1:2', 'bez pobjednika'], { outcome: 'NO_RESULT', ...begun }],
  [['3:6 2:1', 'bez pobjednika'], { outcome: 'NO_RESULT', row1: null, row2: null, ...begun }],
  [['', null], {}],
] as const)('a line shows how its match ended: %j', (texts, but) => {
  const match = aMatch(but);
  expect([scoreOf(match), outcomeMark(match)]).toEqual(texts);
});
