import type { LeaguePlayer } from '@club/shared/contracts/league/players';

/** The part that distinguishes a player from others with the same surname: `A.`, `Lu.` */
export function shortName({ prezime, displayName }: LeaguePlayer): string {
  return displayName.startsWith(prezime) ? displayName.slice(prezime.length).trim() : displayName;
}
