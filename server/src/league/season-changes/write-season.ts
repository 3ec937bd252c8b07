import { insertRows, type Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { ProjectedSeason, SeasonRecord } from '../engine';
import { NO_ROWS, rowsOfRecord, rowsOfSeason, type SeasonTable } from '../projection/season-rows';
import { writeProjection } from '../projection/write-projection';
import { changedResults, writeResults } from '../results/write-results';
import {
  deleteSeason,
  findSeason,
  frameOf,
  insertSeason,
  type LeagueSeasonRow,
  type NewLeagueSeason,
  presetFrame,
  type SeasonFrame,
  updateSeason,
} from '../seasons/league-seasons.repository';
import { resultsOfRecord, writeRecord } from '../seasons/season-store.repository';
import { insertSeasonChange } from './season-changes.repository';

interface Writing {
  readonly at: Date;
  /** Null: the club's own services. */
  readonly actorId: number | null;
}

export interface WholeRulesSeason extends Writing {
  readonly record: SeasonRecord;
  readonly state: LeagueSeasonRow['state'];
}

/**
 * Writes a whole season that is played by the rules at once, as if it had been played day by day: record, confirmed
 * results with their history, and the stored pages. A season in preparation is continued, any other refused (409
 * `SEASON_EXISTS`). The caller writes entries and fees.
 */
export async function writeRulesSeason(tx: Tx, { record, state, at, actorId }: WholeRulesSeason): Promise<void> {
  const { year, rounds } = record.settings;
  const { version, frame, isPrepared } = await clearYear(tx, year, 'RULES');
  if (!isPrepared) await insertNew(tx, { year, kind: 'RULES', state, plannedRounds: rounds, frame });
  await updateSeason(tx, year, { state, version });
  const entry = { state: 'CONFIRMED', playerId: null, reason: null, at, actorId } as const;
  await writeResults(tx, changedResults(year, new Map(), new Map(), resultsOfRecord(record), entry), entry);
  await writeRecord(tx, year, null, record);
  await writeProjection(tx, NO_ROWS, rowsOfRecord(record));
  await insertSeasonChange(tx, { year, version, at, actorId, what: 'Sezona je upisana', reason: null });
}

export interface ArchivedSeason extends Writing, SeasonTable {
  readonly kind: 'ARCHIVE' | 'GROUPS';
  readonly plannedRounds: number;
  readonly projected: ProjectedSeason;
}

/**
 * Stores a past season unchanged: pyramids, matches, groups, titles. One that was archived before is replaced, and what
 * administrators have set for it stays; a season that is played by the rules, or is in preparation, is refused (409 `SEASON_EXISTS`).
 */
export async function writeArchivedSeason(tx: Tx, season: ArchivedSeason): Promise<void> {
  const { kind, plannedRounds, projected, at, actorId } = season;
  const { year, rounds } = projected;
  const { version, frame } = await clearYear(tx, year, kind);
  await insertNew(tx, { year, kind, state: 'FINISHED', plannedRounds, frame });
  await updateSeason(tx, year, { version });
  await insertRows(
    tx,
    'league_round',
    rounds.map(({ number, startDate, endDate }) => {
      return { year, number, start_date: startDate, end_date: endDate, closed: true, record: null };
    }),
  );
  await writeProjection(tx, NO_ROWS, rowsOfSeason(projected, season));
  await insertSeasonChange(tx, { year, version, at, actorId, what: 'Sezona je upisana iz arhive', reason: null });
}

/** What is left in a year for the season that is written into it. */
interface ClearedYear {
  /** The version of the season to be written. */
  readonly version: number;
  /** The frame of the season that was there, else the preset of the year. */
  readonly frame: SeasonFrame;
  /** The season in preparation stays, with its registrations, entries and fees. */
  readonly isPrepared: boolean;
}

/** Deletes an archived season of that year, so that another can be written in its place. */
async function clearYear(tx: Tx, year: number, kind: LeagueSeasonRow['kind']): Promise<ClearedYear> {
  const found = await findSeason(tx, year);
  if (!found) return { version: 1, frame: presetFrame(year), isPrepared: false };
  const cleared = { version: found.version + 1, frame: frameOf(found) };
  if (kind === 'RULES' && found.kind === 'RULES' && found.state === 'PREPARING')
    return { ...cleared, isPrepared: true };
  if (found.kind === 'RULES') throw seasonExists(year);
  await deleteSeason(tx, year);
  return { ...cleared, isPrepared: false };
}

/** A registration may have prepared the season in the meantime. */
async function insertNew(tx: Tx, season: NewLeagueSeason): Promise<void> {
  if (!(await insertSeason(tx, season))) throw seasonExists(season.year);
}

const seasonExists = (year: number) =>
  new Refusal(409, 'SEASON_EXISTS', `Sezona ${year}. već postoji i vodi se u klubu.`);
