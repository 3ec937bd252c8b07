import type { LeagueSeason } from '@club/shared/contracts/league/seasons';

/** `2017., 2019. i 2020.` */
export function yearList(seasons: readonly Pick<LeagueSeason, 'year'>[]): string {
  const years = seasons.map(({ year }) => `${year}.`);
  return years.length > 1 ? `${years.slice(0, -1).join(', ')} i ${years.at(-1)}` : (years[0] ?? '');
}
