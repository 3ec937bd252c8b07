import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { type SetScore, setsSeenFrom, startedSets } from '@club/shared/domain';
import { competitionLabel } from '@club/shared/league-phase';

interface Side {
  readonly player: LeaguePlayer;
  /** Null in the knockout. */
  readonly row: number | null;
}

/** Both players in the order in which a line names them: the winner first; before that who attacks. */
export function sidesOf(match: Pick<LeagueMatch, 'player1' | 'player2' | 'row1' | 'row2' | 'winner'>): [Side, Side] {
  const { player1, player2, row1, row2, winner } = match;
  const first = { player: player1, row: row1 };
  const second = { player: player2, row: row2 };
  const isTurned = winner ? winner.id === player2.id : row2 !== null;
  return isTurned ? [second, first] : [first, second];
}

/** The rows of the pyramid, in the order of the players: `1. red`, `3. – 2. red`; outside the pyramid the phase. */
export function placeLabel(match: LeagueMatch): string {
  const [{ row: first }, { row: second }] = sidesOf(match);
  if (first === null || second === null) return competitionLabel(match.round, match.tournament);
  return first === second ? `${first}. red` : `${first}. – ${second}. red`;
}

type Scored = Pick<
  LeagueMatch,
  | 'winner'
  | 'player2'
  | 'outcome'
  | 'set1Igrac1'
  | 'set1Igrac2'
  | 'set2Igrac1'
  | 'set2Igrac2'
  | 'set3Igrac1'
  | 'set3Igrac2'
>;

/** `6:3 7:5` from the winner's side; a text if the match was not played out. */
export function winnersScore(match: Scored): string {
  if (match.outcome === 'WALKOVER' || match.outcome === 'DOUBLE_WALKOVER') return 'predaja';
  const sets: SetScore[] = [
    [match.set1Igrac1, match.set1Igrac2],
    [match.set2Igrac1, match.set2Igrac2],
    [match.set3Igrac1, match.set3Igrac2],
  ];
  const winnersSide = match.winner?.id === match.player2.id ? 2 : 1;
  return setsSeenFrom(winnersSide, startedSets(sets))
    .map((set) => set.join(':'))
    .join(' ');
}
