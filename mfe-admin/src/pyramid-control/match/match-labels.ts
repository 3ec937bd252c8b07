import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { pyramidPair } from '@club/shared/league-player';
import { isNoNewBallsWalkover, OUTCOMES, SCORES } from './match-form';

/** Whether it is a pyramid match, which names the attacker first; other matches keep the order of the draw. */
export const isOfPyramid = ({ row1 }: Pick<LeagueMatch, 'row1'>): boolean => row1 !== null;

/** The two players in display order. */
export const playersOf = (match: LeagueMatch): [LeagueMatch['player1'], LeagueMatch['player1']] =>
  isOfPyramid(match) ? [match.player2, match.player1] : [match.player1, match.player2];

/** `izazivač Grubišić M., branitelj Tomić Ž.`, in the knockout `Grubišić M. – Tomić Ž.` */
export const pairOf = (match: LeagueMatch): string => (isOfPyramid(match) ? pyramidPair(match) : titleOf(match));

/** `Grubišić M. – Tomić Ž.`, also in the pyramid */
export const titleOf = (match: LeagueMatch): string =>
  playersOf(match)
    .map(({ displayName }) => displayName)
    .join(' – ');

/** The sets from the side of the first displayed player; of a match that was not played out also why, and who gave it up. */
export function resultOf(match: LeagueMatch): string {
  if (match.outcome === null) return '–';
  const sets = SCORES.map(([first, second]) => [match[first], match[second]])
    .filter(([first = 0, second = 0]) => first + second > 0)
    .map((games) => (isOfPyramid(match) ? games.toReversed() : games).join(':'))
    .join(' ');
  if (match.outcome === 'PLAYED') return sets;
  const label = isNoNewBallsWalkover(match)
    ? 'Bez novih lopti'
    : (OUTCOMES.find(({ value }) => value === match.outcome)?.label ?? match.outcome);
  const note = match.retired ? ` (${match.retired.displayName})` : match.excused ? ', opravdano' : '';
  return [sets, `${label}${note}`].filter(Boolean).join(' · ');
}
