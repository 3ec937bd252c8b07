import type { Handle, Tx } from '../../platform/database';

/** A player's part in a season. */
export interface NewEntry {
  readonly year: number;
  readonly playerId: number;
  readonly registeredAt: Date;
  /** Zagreb date; null or left out: takes part. */
  readonly withdrawnOn?: string | null;
}

/** Existing entries are not changed. */
export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('league_entry')
    .values(
      entries.map(({ year, playerId, registeredAt, withdrawnOn = null }) => ({
        year,
        player_id: playerId,
        registered_at: registeredAt,
        withdrawn_on: withdrawnOn,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @param day null: the withdrawal is cancelled */
export async function markWithdrawn(tx: Tx, year: number, playerId: number, day: string | null): Promise<void> {
  await tx
    .updateTable('league_entry')
    .set({ withdrawn_on: day })
    .where('year', '=', year)
    .where('player_id', '=', playerId)
    .execute();
}

export async function deleteEntry(tx: Tx, year: number, playerId: number): Promise<void> {
  await tx.deleteFrom('league_entry').where('year', '=', year).where('player_id', '=', playerId).execute();
}

/** By time of registration. */
export function entriesOf(handle: Handle, year: number) {
  return handle
    .selectFrom('league_entry')
    .select(['player_id as playerId', 'registered_at as registeredAt', 'withdrawn_on as withdrawnOn'])
    .where('year', '=', year)
    .orderBy('registered_at')
    .orderBy('player_id')
    .execute();
}

/** The players who have withdrawn from a season. */
export async function withdrawnFrom(handle: Handle, year: number): Promise<ReadonlySet<number>> {
  const entries = await entriesOf(handle, year);
  return new Set(entries.flatMap(({ playerId, withdrawnOn }) => (withdrawnOn ? playerId : [])));
}

/** The seasons that a player has entered, latest first. */
export function entriesOfPlayer(handle: Handle, playerId: number) {
  return handle
    .selectFrom('league_entry')
    .select(['year', 'registered_at as registeredAt', 'withdrawn_on as withdrawnOn'])
    .where('player_id', '=', playerId)
    .orderBy('year', 'desc')
    .execute();
}

/** The entries of those who are to play: neither withdrawn nor erased; by time of registration. */
export function activeEntriesOf(handle: Handle, year: number) {
  return handle
    .selectFrom('league_entry')
    .innerJoin('league_player', 'league_player.id', 'player_id')
    .select(['player_id as playerId', 'registered_at as registeredAt'])
    .where('year', '=', year)
    .where('withdrawn_on', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('registered_at')
    .orderBy('player_id')
    .execute();
}

/** Whether a member plays in the league of a year: has an entry and did not withdraw (resolution 50). */
export async function isInLeague(handle: Handle, memberId: number, year: number): Promise<boolean> {
  const entry = await handle
    .selectFrom('league_entry')
    .innerJoin('league_player', 'league_player.id', 'player_id')
    .select('player_id')
    .where('member_id', '=', memberId)
    .where('year', '=', year)
    .where('withdrawn_on', 'is', null)
    .executeTakeFirst();
  return entry !== undefined;
}
