import type { LeagueMatch } from '@club/shared/contracts/league/matches';

/** The rows of the pyramid of a match: `1. red`, `3. – 2. red` with the attacker first. */
export function rowsLabel({ row1, row2 }: Pick<LeagueMatch, 'row1' | 'row2'>): string {
  if (row1 === null || row2 === null) return '';
  return row1 === row2 ? `${row1}. red` : `${row2}. – ${row1}. red`;
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
  const turned = match.winner?.id === match.player2.id;
  const sets = [
    [match.set1Igrac1, match.set1Igrac2],
    [match.set2Igrac1, match.set2Igrac2],
    [match.set3Igrac1, match.set3Igrac2],
  ] as const;
  return sets
    .filter(([one, other]) => one + other > 0)
    .map(([one, other]) => (turned ? `${other}:${one}` : `${one}:${other}`))
    .join(' ');
}
