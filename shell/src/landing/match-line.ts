import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { type SetScore, setsSeenFrom, startedSets } from '@club/shared/domain';
import { competitionLabel } from '@club/shared/league-phase';

interface Side {
  readonly player: LeaguePlayer;
  /** Null in the knockout. */
  readonly row: number | null;
}

type Named = Pick<LeagueMatch, 'player1' | 'player2' | 'row1' | 'row2' | 'winner'>;

/** The player that a line names first: the winner, or the attacker while there is none. */
const firstSide = ({ player2, row2, winner }: Named): 0 | 1 =>
  (winner ? winner.id === player2.id : row2 !== null) ? 1 : 0;

/** Both players in the order in which a line names them. */
export function sidesOf(match: Named): [Side, Side] {
  const first = { player: match.player1, row: match.row1 };
  const second = { player: match.player2, row: match.row2 };
  return firstSide(match) === 1 ? [second, first] : [first, second];
}

/** The rows of the pyramid, in the order of the players: `1. red`, `3. – 2. red`; outside the pyramid the phase. */
export function placeLabel(match: LeagueMatch): string {
  const [{ row: first }, { row: second }] = sidesOf(match);
  if (first === null || second === null) return competitionLabel(match.round, match.tournament);
  return first === second ? `${first}. red` : `${first}. – ${second}. red`;
}

/** `6:3 7:5` from the side of the player named first; a walkover without games has none. */
export function scoreText(match: LeagueMatch): string {
  const sets: SetScore[] = [
    [match.set1Igrac1, match.set1Igrac2],
    [match.set2Igrac1, match.set2Igrac2],
    [match.set3Igrac1, match.set3Igrac2],
  ];
  return setsSeenFrom(firstSide(match), startedSets(sets))
    .map((set) => set.join(':'))
    .join(' ');
}

/** How a match that was not played to its end ended; null for others. One forfeited for lack of new balls has games too. */
export function outcomeMark({ outcome }: Pick<LeagueMatch, 'outcome'>): string | null {
  switch (outcome) {
    case 'WALKOVER':
      return 'predaja';
    case 'DOUBLE_WALKOVER':
      return 'obostrana predaja';
    case 'RETIRED':
      return 'ret.';
    case 'NO_RESULT':
      return 'bez pobjednika';
    default:
      return null;
  }
}
