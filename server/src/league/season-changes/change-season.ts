import { withStop } from '@club/shared/domain';
import { type Facts, recordAction } from '../../action-log';
import { type NewNotice, writeNotices } from '../../notices';
import type { Handle, Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import type { SeasonRecord } from '../engine';
import { lockNames, lockNamesShared } from '../players/league-players.repository';
import { rowsOfRecord } from '../projection/season-rows';
import { writeProjection } from '../projection/write-projection';
import { endedDisputes } from '../results/ended-disputes';
import {
  changedResults,
  type ResultEntry,
  restatedResults,
  type StateChange,
  writeResults,
} from '../results/write-results';
import type { SeasonState } from '../season-notices/season-news';
import { announceSeason } from '../season-notices/season-notices';
import {
  hidesResults,
  type LeagueSeasonRow,
  type SeasonColumns,
  updateSeason,
} from '../seasons/league-seasons.repository';
import { resultsOfRecord, writeRecord } from '../seasons/season-store.repository';
import { readLocked, type StoredSeason } from '../seasons/stored-season';
import { asRefusal } from './engine-refusals';
import { changedByOthers, insertSeasonChange, seasonChangesSince } from './season-changes.repository';

export interface SeasonChange {
  /** Croatian, shown to a user who finds the season changed: `2. kolo je objavljeno`. */
  readonly what: string;
  /** The typed reason, if any; defaults to that of `entry`. */
  readonly reason?: string | null;
  /** The new record; left out when it does not change. Null reverts the first publication. */
  readonly record?: SeasonRecord | null;
  readonly columns?: SeasonColumns;
  /** The origin of results that differ in the new record. */
  readonly entry?: Omit<ResultEntry, 'at' | 'actorId'>;
  /** Results that are confirmed or disputed without a change. */
  readonly states?: ReadonlyMap<string, StateChange>;
  /** Notices to members besides those of new rounds and opponents, which are derived from the record. */
  readonly notices?: readonly NewNotice[];
  /** For the log of administrators' actions; left out for the action of a player. */
  readonly log?: {
    readonly action: string;
    readonly subject?: string;
    /** As in `Action`. */
    readonly subjectMemberId?: number | null;
    readonly before?: Facts | undefined;
    readonly after?: Facts;
  };
}

/** Who changes a season, and which version of it. */
export interface ChangeContext {
  /** Null for the club's own services. */
  readonly actorId: number | null;
  /** The version that the page showed; left out: any version. */
  readonly version?: number | undefined;
  /** What a conflict reports as `current`, for a form that shows it; left out: nothing. */
  readonly current?: (season: StoredSeason) => unknown;
  /** The change may rename a player, add or link one. */
  readonly changesNames?: boolean;
}

const BY_ADMINISTRATOR = { state: 'CONFIRMED', playerId: null, reason: null } as const;

/**
 * One change of a season, in one transaction: the record, its results with their history, the stored pages, the
 * season's version, the log of the change, and the live event to every browser. Changes of one season run one after
 * another. `work` returns null when there is nothing to change: then nothing is written.
 * @returns the version after the change, and what `work` returned
 * @throws Refusal 404 for an unknown season; 409 `SEASON_CHANGED`, with the changes since, when the version is not the
 * one that the page showed
 */
export function changeSeason<Change extends SeasonChange>(
  { db, live, clock }: ServiceParts,
  year: number,
  by: ChangeContext,
  work: (season: StoredSeason, tx: Tx) => Promise<Change | null> | Change | null,
): Promise<{ version: number; change: Change | null }> {
  const { actorId, changesNames = false } = by;
  return db.transaction(async (tx) => {
    const season = await readLocked(tx, year);
    await checkVersion(tx, season, by);
    // What changes is published and logged by name.
    await (changesNames ? lockNames(tx) : lockNamesShared(tx));
    const change = await Promise.resolve()
      .then(() => work(season, tx))
      .catch((error) => {
        throw asRefusal(error);
      });
    if (!change) return { version: season.row.version, change };
    const version = season.row.version + 1;
    const at = clock.now();
    const step = await store(tx, season, change, { actorId, at, version });
    await insertSeasonChange(tx, {
      year,
      version,
      at,
      actorId,
      what: change.what,
      reason: change.reason ?? change.entry?.reason ?? null,
    });
    if (change.log && actorId !== null) {
      const { action, subject = `Ljetna liga ${year}.`, ...facts } = change.log;
      await recordAction(tx, { actorId, at, action, subject, ...facts });
    }
    await live.changed(tx, 'league');
    if (step) {
      const resultsHidden = hidesResults(season.row);
      await announceSeason(tx, { live, clock }, { year, version, resultsHidden, ...step });
    }
    await writeNotices(tx, live, at, change.notices ?? []);
    return { version, change };
  });
}

async function store(
  tx: Tx,
  { row, record: before, results }: StoredSeason,
  { record: after = before, columns = {}, entry = BY_ADMINISTRATOR, states = new Map() }: SeasonChange,
  { actorId, at, version }: { actorId: number | null; at: Date; version: number },
): Promise<{ before: SeasonState; after: SeasonState } | null> {
  const by: ResultEntry = { ...entry, actorId, at };
  const rows = after === before ? null : { before: rowsOfRecord(before), after: rowsOfRecord(after) };
  const ended = rows ? endedDisputes(results, rows.before.league_match, rows.after.league_match) : [];
  const changed = changedResults(row.year, results, resultsOfRecord(before), resultsOfRecord(after), by);
  const isNew = new Set(changed.map(({ match_id }) => match_id));
  const restated = restatedResults(results, new Map([...ended, ...states]), by).filter(
    ({ match_id }) => !isNew.has(match_id),
  );
  await writeResults(tx, [...changed, ...restated], by, states);
  await updateSeason(tx, row.year, { state: stateOf(row.state, after), ...columns, version });
  if (!rows) return null;
  await writeRecord(tx, row.year, before, after);
  await writeProjection(tx, rows.before, rows.after);
  return { before: { record: before, rows: rows.before }, after: { record: after, rows: rows.after } };
}

/** A season is over when an administrator finishes it; every state before that follows from its record. */
function stateOf(state: LeagueSeasonRow['state'], record: SeasonRecord | null): LeagueSeasonRow['state'] {
  if (!record || record.rounds.length === 0) return state === 'FINISHED' ? state : 'PREPARING';
  if (!record.isFinished) return 'ROUNDS';
  return state === 'FINISHED' ? state : 'KNOCKOUT';
}

/** @throws Refusal 409 `SEASON_CHANGED`, with the changes since the version that the page showed */
export async function checkVersion(
  handle: Handle,
  season: StoredSeason,
  { actorId, version: shown, current }: ChangeContext,
): Promise<void> {
  const { year, version } = season.row;
  if (shown === undefined || shown === version) return;
  const changes = await seasonChangesSince(handle, year, shown);
  const isOwn = actorId !== null && changes.length > 0 && !(await changedByOthers(handle, year, shown, actorId));
  const message = isOwn ? ownMessage(changes) : changedMessage(changes);
  const now = current && { current: current(season) };
  throw new Refusal(409, 'SEASON_CHANGED', message, undefined, { version, changes, ...now });
}

/** In a message; more would push the instructions out of sight. */
const SHOWN_CHANGES = 3;

interface NamedChange {
  readonly actor: string;
  readonly what: string;
}

/** Names the latest changes, so that the user who must decide again knows the reason, wherever the message is shown. */
function changedMessage(changes: readonly NamedChange[]): string {
  const list = changes.length > 0 ? ` (${listed(changes, ({ actor, what }) => `${actor}: ${what}`)})` : '';
  return `Sezona je u međuvremenu promijenjena${list}. Pogledajte promjene i ponovite.`;
}

/** To the user who made all the changes. Their answers may have been lost, so it does not advise to repeat them. */
function ownMessage(changes: readonly NamedChange[]): string {
  const saved = changes.length === 1 ? 'Vaša je promjena već spremljena' : 'Vaše su promjene već spremljene';
  return `${saved}: ${withStop(listed(changes, ({ what }) => what))} Pogledajte stanje prije sljedeće promjene.`;
}

function listed(changes: readonly NamedChange[], text: (change: NamedChange) => string): string {
  const more = changes.length > SHOWN_CHANGES ? [`i još ${changes.length - SHOWN_CHANGES}`] : [];
  return [...changes.slice(0, SHOWN_CHANGES).map(text), ...more].join('; ');
}
