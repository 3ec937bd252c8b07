import type { LeagueSeason } from '@club/shared/contracts/league/seasons';

/** `2017., 2019. i 2020.` */
export function yearList(seasons: readonly Pick<LeagueSeason, 'year'>[]): string {
  const years = seasons.map(({ year }) => `${year}.`);
  return years.length > 1 ? `${years.slice(0, -1).join(', ')} i ${years.at(-1)}` : (years[0] ?? '');
}

/** The planned rounds of at least one season: `17`, `17 do 20`. */
export function roundRange(seasons: readonly Pick<LeagueSeason, 'plannedRounds'>[]): string {
  const rounds = seasons.map(({ plannedRounds }) => plannedRounds);
  const [fewest, most] = [Math.min(...rounds), Math.max(...rounds)];
  return fewest === most ? `${most}` : `${fewest} do ${most}`;
}
