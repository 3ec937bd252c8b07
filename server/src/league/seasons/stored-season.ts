import type { Handle, Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { SeasonRecord } from '../engine';
import { findSeason, type LeagueSeasonRow, lockSeason } from './league-seasons.repository';
import { type ResultRow, readRecord, resultsOf } from './season-store.repository';

/** A stored season: locked for the change that follows, or only read. */
export interface StoredSeason {
  readonly row: LeagueSeasonRow;
  /** Null before the first publication, and of an archived season. */
  readonly record: SeasonRecord | null;
  /** Entered results, by match. */
  readonly results: ReadonlyMap<string, ResultRow>;
}

/** A stored season, for reading only. @throws Refusal 404 for an unknown season */
export async function readSeason(handle: Handle, year: number): Promise<StoredSeason> {
  const row = await findSeason(handle, year);
  if (!row) throw seasonUnknown(year);
  return withRecord(handle, row);
}

/** A stored season, locked until the end of the transaction. @throws Refusal 404 for an unknown season */
export async function readLocked(tx: Tx, year: number): Promise<StoredSeason> {
  const row = await lockSeason(tx, year);
  if (!row) throw seasonUnknown(year);
  return withRecord(tx, row);
}

export function seasonUnknown(year: number): Refusal {
  return new Refusal(404, 'SEASON_UNKNOWN', `Sezona ${year}. ne postoji.`);
}

async function withRecord(handle: Handle, row: LeagueSeasonRow): Promise<StoredSeason> {
  const results = await resultsOf(handle, row.year);
  const record = await readRecord(handle, row, results);
  return { row, record, results: new Map(results.map((result) => [result.match_id, result])) };
}

/** The entered results of a round. */
export function enteredIn({ row: { year }, results }: StoredSeason, number: number): ResultRow[] {
  return [...results.values()].filter(({ match_id, outcome }) => {
    return outcome !== null && match_id.startsWith(`${year}-${number}-`);
  });
}
