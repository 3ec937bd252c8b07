import type { SeasonControl } from '@club/shared/contracts/league/rounds';

/**
 * The number of matches of the open round or of the knockout that are still to be played; older servers do not count
 * those of the knockout whose pair is not known yet.
 */
export const openFixturesOf = ({ openFixtures, openMatches }: SeasonControl): number =>
  openFixtures ?? openMatches.filter(({ outcome }) => outcome === null).length;
