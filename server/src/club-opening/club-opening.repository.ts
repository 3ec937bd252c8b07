import type { OpeningStep } from '@club/shared/contracts/club-opening';
import { sql } from 'kysely';
import { anyOf, type Handle, type Tx } from '../platform/database';

interface Opening {
  readonly openedAt: Date | null;
  readonly done: OpeningStep[];
}

export const readOpening = async (handle: Handle): Promise<Opening> =>
  toOpening(await opening(handle).executeTakeFirstOrThrow());

/** Locked, for a change that depends on it: concurrent changes run one after another. */
export const lockOpening = async (tx: Tx): Promise<Opening> =>
  toOpening(await opening(tx).forUpdate().executeTakeFirstOrThrow());

const opening = (handle: Handle) =>
  handle.selectFrom('club_profile').select(['opened_at as openedAt', 'done_steps as done']);

const toOpening = ({ openedAt, done }: { openedAt: Date | null; done: string[] }): Opening => ({
  openedAt,
  done: done as OpeningStep[],
});

export async function saveSteps(tx: Tx, done: readonly OpeningStep[]): Promise<void> {
  await sql`update club_profile set done_steps = ${[...done]}::text[]`.execute(tx);
}

/** @param at null: not open yet */
export async function saveOpenedAt(tx: Tx, at: Date | null): Promise<void> {
  await tx.updateTable('club_profile').set({ opened_at: at }).execute();
}

export function courtLights(handle: Handle) {
  return handle.selectFrom('court').select(['id as teren', 'lighted']).orderBy('id').execute();
}

/**
 * @param day the first day with these lights; of several changes on one day, only the first records the lights before
 * it
 */
export async function saveLights(tx: Tx, lighted: readonly number[], day: string): Promise<void> {
  const isLighted = sql<boolean>`id = ${anyOf(lighted)}`;
  await sql`
    insert into past_light (court_id, until_day, lighted)
    select id, ${day}::date, lighted from court where lighted <> (${isLighted})
    on conflict do nothing`.execute(tx);
  await sql`update court set lighted = ${isLighted}`.execute(tx);
}

export async function emailOf(handle: Handle, memberId: number): Promise<string | null> {
  const row = await handle.selectFrom('member').select('email').where('id', '=', memberId).executeTakeFirst();
  return row?.email ?? null;
}
