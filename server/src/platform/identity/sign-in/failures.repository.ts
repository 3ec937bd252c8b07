import { anyTextOf, type Handle } from '../../database';

/** Stores one failure for each key. @returns their ids */
export async function insertFailures(handle: Handle, keys: readonly string[], at: Date): Promise<number[]> {
  const rows = await handle
    .insertInto('identity_failure')
    .values(keys.map((key) => ({ key, at })))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** How many failures a key has had after one moment, up to another. */
export async function countFailures(handle: Handle, key: string, after: Date, until: Date): Promise<number> {
  const { count } = await handle
    .selectFrom('identity_failure')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('key', '=', key)
    .where('at', '>', after)
    .where('at', '<=', until)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes these failures, and all of the keys. */
export async function deleteFailures(
  handle: Handle,
  ids: readonly number[],
  keys: readonly string[] = [],
): Promise<void> {
  await handle
    .deleteFrom('identity_failure')
    .where((where) => where.or([where('id', 'in', ids), where('key', '=', anyTextOf(keys))]))
    .execute();
}
