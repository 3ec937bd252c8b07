import type { LeagueSeason } from '@club/shared/contracts/league/seasons';

/** The planned rounds of at least one season: `17`, `17 do 20`. */
export function roundRange(seasons: readonly Pick<LeagueSeason, 'plannedRounds'>[]): string {
  const rounds = seasons.map(({ plannedRounds }) => plannedRounds);
  const [fewest, most] = [Math.min(...rounds), Math.max(...rounds)];
  return fewest === most ? `${most}` : `${fewest} do ${most}`;
}
