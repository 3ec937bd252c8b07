import type { Handle } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { allSeasons, isPlayed, isUnpublished, type LeagueSeasonRow } from '../seasons/league-seasons.repository';
import type { StoredSeason } from '../seasons/stored-season';

/** Whether an administrator has ended it after its rounds: an archived season was stored as one that is over. */
export const isEnded = ({ row, record }: Pick<StoredSeason, 'row' | 'record'>): boolean =>
  row.state === 'FINISHED' && record?.isFinished === true;

/**
 * The end of a season can be undone until a round of a later one is published: that one follows its final order, and a
 * single season is played at a time.
 */
const publishedAfter = (seasons: readonly LeagueSeasonRow[], year: number): LeagueSeasonRow | undefined =>
  seasons.find((other) => isPlayed(other) || (other.year > year && other.state !== 'PREPARING'));

/** @throws Refusal 409 `LATER_SEASON_PUBLISHED`, when the end of this one cannot be undone any more */
export async function checkLastEnded(handle: Handle, { year }: LeagueSeasonRow): Promise<void> {
  const published = publishedAfter(await allSeasons(handle), year);
  if (!published) return;
  const message = `Kraj sezone ${year}. više se ne može poništiti: objavljena je sezona ${published.year}.`;
  throw new Refusal(409, 'LATER_SEASON_PUBLISHED', message);
}

/** While a season is prepared: the last one, if its end can still be undone. Null: there is none. */
export async function lastEnded(
  handle: Handle,
  row: LeagueSeasonRow,
): Promise<{ year: number; version: number } | null> {
  if (!isUnpublished(row)) return null;
  const seasons = await allSeasons(handle);
  const last = seasons.find(({ state }) => state !== 'PREPARING');
  if (last?.kind !== 'RULES' || publishedAfter(seasons, last.year)) return null;
  return { year: last.year, version: last.version };
}
