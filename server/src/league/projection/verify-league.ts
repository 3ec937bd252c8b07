import type { Handle } from '../../platform/database';
import { allSeasons, type LeagueSeasonRow } from '../seasons/league-seasons.repository';
import { readRecord, resultsOf } from '../seasons/season-store.repository';
import { PROJECTION_KEYS, type ProjectionTable, rowsOfRecord } from './season-rows';
import { storedRows } from './stored-rows.repository';
import { difference } from './write-projection';

/** Differences between the replay of a season's record and its stored pages. */
export interface Difference {
  readonly year: number;
  readonly table: ProjectionTable;
  /** Number of stored rows that are not in the replay. */
  readonly surplus: number;
  /** Number of rows of the replay that are not stored. */
  readonly missing: number;
}

/**
 * Replays every season that is played by the rules and compares it with the stored pages; an empty list means no
 * difference.
 */
export async function verifyLeague(handle: Handle): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const season of await allSeasons(handle)) {
    if (season.kind === 'RULES') differences.push(...(await verifySeason(handle, season)));
  }
  return differences;
}

/** The same for one season that is played by the rules. */
export async function verifySeason(handle: Handle, season: LeagueSeasonRow): Promise<Difference[]> {
  const { year } = season;
  const replayed = rowsOfRecord(await readRecord(handle, season, await resultsOf(handle, year)));
  const stored = await storedRows(handle, year);
  return (Object.keys(PROJECTION_KEYS) as ProjectionTable[]).flatMap((table) => {
    const { gone, come } = difference(table, stored[table], replayed[table]);
    return gone.length + come.length === 0 ? [] : [{ year, table, surplus: gone.length, missing: come.length }];
  });
}
