import { aMatch, aPlayer } from '../testing/league';
import { winnersScore } from './match-line';

test.each([
  ['6:3 7:5', { set1Igrac1: 6, set1Igrac2: 3, set2Igrac1: 7, set2Igrac2: 5 }],
  // As on the league's own pages: the second set never looks like the first.
  ['0:0 4:2', { set2Igrac1: 4, set2Igrac2: 2 }],
])('the winner reads %s', (score, sets) => {
  expect(winnersScore(aMatch({ ...sets, winner: aPlayer(1) }))).toBe(score);
});
