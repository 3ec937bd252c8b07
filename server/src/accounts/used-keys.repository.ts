import type { Tx } from '../platform/database';

interface KeyUse {
  readonly key: string;
  /** Who sends the key; one that was kept without its sender counts as used by everybody. */
  readonly actorId: number;
  readonly purpose: string;
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
