import type { LeagueSeason } from '@club/shared/contracts/league/seasons';

/** The pages of a season. */
export type SeasonTab = 'results' | 'seeders' | 'draw' | 'qualifications' | 'statistics' | 'gallery';

export interface SeasonLink {
  readonly tab: SeasonTab;
  readonly label: string;
  readonly to: string;
}

export const TAB_LABELS: Readonly<Record<SeasonTab, string>> = {
  results: 'Rezultati',
  seeders: 'Nositelji',
  draw: 'Ždrijeb',
  qualifications: 'Kvalifikacije',
  statistics: 'Statistika',
  gallery: 'Galerija',
};

type LinkedSeason = Pick<LeagueSeason, 'year' | 'links'>;

/** The pages for which a season has data, in the order of the tab row (resolution 48). */
export function seasonLinks({ year, links }: LinkedSeason): SeasonLink[] {
  const pages: readonly [SeasonTab, boolean, string][] = [
    ['results', links.results, `/summer-league/${year}`],
    ['results', links.oldLeague && !links.results, `/summer-league/old-leagues/${year}`],
    ['seeders', links.seeders, `/summer-league/seeders-list/${year}`],
    ['draw', links.draw, `/summer-league/league-draw/${year}`],
    ['qualifications', links.qualifications, `/summer-league/qualifications/${year}`],
    ['statistics', links.statistics, `/summer-league/statistics/${year}`],
    ['gallery', links.gallery, `/gallery/${year}`],
  ];
  return pages.filter(([, exists]) => exists).map(([tab, , to]) => ({ tab, label: TAB_LABELS[tab], to }));
}

/** The address of one of these pages; undefined where the season has no such page, or an administrator has hidden it. */
export const pageOf = (links: readonly SeasonLink[], tab: SeasonTab): string | undefined =>
  links.find((link) => link.tab === tab)?.to;

/** The target of the year stepper: the same page of another season, otherwise that season's first one. */
export function sameTabOf(season: LinkedSeason, tab: SeasonTab): string | undefined {
  const links = seasonLinks(season);
  return pageOf(links, tab) ?? links[0]?.to;
}

/**
 * The nearest seasons with a page before and after a year, which itself need not have a season. `seasons` in any order.
 */
export function neighbours<Season extends LinkedSeason>(seasons: readonly Season[], year: number) {
  // An administrator may have hidden all pages of a season.
  const sorted = seasons.filter((season) => seasonLinks(season).length > 0).toSorted((a, b) => a.year - b.year);
  return {
    previous: sorted.findLast((season) => season.year < year),
    next: sorted.find((season) => season.year > year),
  };
}
