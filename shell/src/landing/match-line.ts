import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { competitionLabel } from '@club/shared/contracts/league/phases';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { scoreText } from '@club/shared/league-match';

interface Side {
  readonly player: LeaguePlayer;
  /** Null in the knockout. */
  readonly row: number | null;
}

type Named = Pick<LeagueMatch, 'player1' | 'player2' | 'row1' | 'row2' | 'winner'>;

/** The player that a line names first: the winner, or the attacker while there is none. */
const firstSide = ({ player2, row2, winner }: Named): 1 | 2 =>
  (winner ? winner.id === player2.id : row2 !== null) ? 2 : 1;

/** Both players in the order in which a line names them. */
export function sidesOf(match: Named): [Side, Side] {
  const first = { player: match.player1, row: match.row1 };
  const second = { player: match.player2, row: match.row2 };
  return firstSide(match) === 2 ? [second, first] : [first, second];
}

/** The rows of the pyramid, in the order of the players: `1. red`, `3. – 2. red`; outside the pyramid the phase. */
export function placeLabel(match: LeagueMatch): string {
  const [{ row: first }, { row: second }] = sidesOf(match);
  if (first === null || second === null) return competitionLabel(match.round, match.tournament);
  return first === second ? `${first}. red` : `${first}. – ${second}. red`;
}

/** `6:3 7:5` from the side of the player named first; a walkover without games has none. */
export const scoreOf = (match: LeagueMatch): string => scoreText(match, firstSide(match));
