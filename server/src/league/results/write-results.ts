import { isDeepStrictEqual } from 'node:util';
import { deleteRows, insertRows, type Tx } from '../../platform/database';
import type { MatchResult } from '../engine';
import { resultColumns } from '../seasons/result-columns';
import type { ResultRow } from '../seasons/season-store.repository';

export type ResultState = ResultRow['state'];

/** Who enters a result, and its initial state. */
export interface ResultEntry {
  readonly at: Date;
  /** The member who enters it; null for the club's own services. */
  readonly actorId: number | null;
  /** The league player who enters it; null: an administrator. */
  readonly playerId: number | null;
  readonly state: ResultState;
  /** Why it was corrected. */
  readonly reason: string | null;
  /** The reason of a dispute that the entry does not end; left out: none. */
  readonly disputeReason?: string | null;
}

/** Confirmed or disputed, without a change of the result. */
export interface StateChange {
  readonly state: ResultState;
  /** The reason of a dispute; null otherwise. */
  readonly reason: string | null;
  /** Made by the administration: from then on no player may change the result. */
  readonly isDecision?: true;
  /** Made by the closing of the round. When that is undone, the result has its earlier state again. */
  readonly isByClosing?: true;
}

/**
 * For every entry of the administration. It has an effect only if the result stays the same: that settles a dispute, and
 * decides what the players entered.
 */
export const DECIDED: StateChange = { state: 'CONFIRMED', reason: null, isDecision: true };

/** The action in the history of a result that a closing has confirmed. */
export const BY_CLOSING = 'CLOSED';

/** Silence confirms the results of what is closed (resolution 42), and the closing accepts the disputed ones. */
export function confirmedByClosing(results: readonly ResultRow[]): ReadonlyMap<string, StateChange> {
  const open = results.filter(({ outcome, state }) => outcome !== null && state !== 'CONFIRMED');
  return new Map(open.map(({ match_id }) => [match_id, { state: 'CONFIRMED', reason: null, isByClosing: true }]));
}

type Results = ReadonlyMap<string, MatchResult>;

/** The rows of the changed results, each with the next version; a deleted result has no outcome. */
export function changedResults(
  year: number,
  stored: ReadonlyMap<string, ResultRow>,
  before: Results,
  after: Results,
  entry: ResultEntry,
): ResultRow[] {
  const ids = new Set([...before.keys(), ...after.keys()]);
  const changed = [...ids].filter((id) => !isDeepStrictEqual(before.get(id), after.get(id)));
  return changed.map((id) => ({
    year,
    match_id: id,
    ...resultColumns(after.get(id) ?? null),
    state: entry.state,
    version: (stored.get(id)?.version ?? 0) + 1,
    entered_by: entry.actorId,
    entered_player: entry.playerId,
    entered_at: entry.at,
    dispute_reason: entry.disputeReason ?? null,
  }));
}

/** The rows of results that are confirmed or disputed without a change. */
export function restatedResults(
  stored: ReadonlyMap<string, ResultRow>,
  states: ReadonlyMap<string, StateChange>,
  { actorId, at }: Pick<ResultEntry, 'actorId' | 'at'>,
): ResultRow[] {
  return [...states].flatMap(([id, { state, reason, isDecision }]): ResultRow[] => {
    const row = stored.get(id);
    if (!row) return [];
    const decided = isDecision && { entered_by: actorId, entered_player: null, entered_at: at };
    return [{ ...row, state, version: row.version + 1, dispute_reason: reason, ...decided }];
  });
}

/**
 * Replaces the rows of some results and adds them to the append-only history.
 * @param states of those among them that are restated
 */
export async function writeResults(
  tx: Tx,
  rows: readonly ResultRow[],
  { at, actorId, reason }: Pick<ResultEntry, 'at' | 'actorId' | 'reason'>,
  states: ReadonlyMap<string, StateChange> = new Map(),
): Promise<void> {
  // A first version replaces no row.
  const replaced = rows.filter(({ version }) => version > 1);
  await deleteRows(
    tx,
    'league_result',
    replaced.map(({ year, match_id }) => ({ year, match_id })),
  );
  await insertRows(tx, 'league_result', [...rows]);
  await insertRows(
    tx,
    'league_result_history',
    rows.map(({ year, match_id, version, outcome, sets, by_side, excused, state, dispute_reason }) => ({
      year,
      match_id,
      version,
      at,
      actor_id: actorId,
      action: outcome === null ? 'TAKEN_BACK' : states.get(match_id)?.isByClosing ? BY_CLOSING : state,
      outcome,
      sets,
      by_side,
      excused,
      reason: dispute_reason ?? reason,
    })),
  );
}
