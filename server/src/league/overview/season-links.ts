import type { LeagueSeason, SeasonLink } from '@club/shared/contracts/league/seasons';
import type { Handle } from '../../platform/database';
import { type SeasonFacts, seasonFacts } from './season-facts.repository';

/** The links of a season follow its data (resolution 48), except those that an administrator hides. */
export function linksOf(season: SeasonFacts): LeagueSeason['links'] {
  const hasRounds = Number(season.publishedRounds) > 0;
  const isDrawn = season.hasConsolation !== null;
  const links: LeagueSeason['links'] = {
    results: season.kind !== 'GROUPS' && hasRounds,
    oldLeague: Number(season.groupRows) > 0,
    seeders: season.kind !== 'GROUPS' && Number(season.ranked) > 0,
    draw: isDrawn,
    qualifications: season.hasQualifications === true,
    consolation: season.hasConsolation === true,
    statistics: Number(season.players) > 0,
    // Empty or not (second specification, section 2; resolution 33): only seasons that have begun are listed.
    gallery: true,
  };
  for (const link of season.hiddenLinks) links[link as SeasonLink] = false;
  return links;
}

/** The links of every season that has anything to read, newest first. */
export async function seasonLinks(handle: Handle): Promise<Pick<LeagueSeason, 'year' | 'links'>[]> {
  return (await seasonFacts(handle)).map((season) => ({ year: season.year, links: linksOf(season) }));
}
