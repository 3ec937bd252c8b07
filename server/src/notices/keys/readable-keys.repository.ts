import type { Handle } from '../../platform/database';

/** The keys that an earlier build stored without encryption. */
export const readableKeys = (handle: Handle) => handle.selectFrom('notice_keys').selectAll().executeTakeFirst();

export async function deleteReadableKeys(handle: Handle): Promise<void> {
  await handle.deleteFrom('notice_keys').execute();
}
