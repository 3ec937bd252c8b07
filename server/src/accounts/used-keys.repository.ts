import type { Handle, Tx } from '../platform/database';

interface KeyUse {
  readonly key: string;
  /** Who sends the key; one that was kept without its sender counts as used by everybody. */
  readonly actorId: number;
  readonly purpose: string;
}

/** Whether this member's call with the key has written something of this kind; of those that are stored with their sender. */
export async function isUsedFor(handle: Handle, { key, actorId, purpose }: KeyUse): Promise<boolean> {
  const used = await handle
    .selectFrom('used_key')
    .select('purpose')
    .where('key', '=', key)
    .where('actor_id', '=', actorId)
    .where('purpose', '=', purpose)
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

/** Whether a call with this key has written something of another kind. */
export async function isUsedOtherwise(tx: Tx, { key, actorId, purpose }: KeyUse): Promise<boolean> {
  const used = await tx
    .selectFrom('used_key')
    .select('purpose')
    .where('key', '=', key)
    .where('actor_id', 'in', [actorId, 0])
    .where('purpose', '!=', purpose)
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}
