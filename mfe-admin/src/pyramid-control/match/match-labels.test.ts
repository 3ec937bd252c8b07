import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { aMatch, PLAYERS } from '../../testing/a-season';
import { resultOf } from './match-labels';

const [babic, horvat] = PLAYERS as [LeagueMatch['player1'], LeagueMatch['player1']];
const SCORE = { set1Igrac1: 6, set1Igrac2: 3, set2Igrac1: 2, set2Igrac2: 1 };

test.each<[string, Partial<LeagueMatch>, string]>([
  ['a forfeit', { outcome: 'WALKOVER', retired: babic }, 'Predaja prije meča (Babić I.)'],
  ['a retirement', { outcome: 'RETIRED', retired: horvat, ...SCORE }, '3:6 1:2 · Predaja u meču (Horvat L.)'],
  [
    'a forfeit without new balls',
    { outcome: 'WALKOVER', retired: horvat, set1Igrac1: 6, set2Igrac1: 6 },
    '0:6 0:6 · Bez novih lopti (Horvat L.)',
  ],
  ['a match that both forfeited', { outcome: 'DOUBLE_WALKOVER' }, 'Obostrana predaja'],
  ['an unplayed match', { outcome: 'UNPLAYED', excused: true }, 'Nije odigrano, opravdano'],
])('of %s, the result names who forfeited or retired, if only one did', (_, match, text) =>
  expect(resultOf(aMatch(match))).toBe(text),
);
