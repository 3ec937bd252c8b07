import type { Handle } from '../platform/database';
import { hasNamesake } from './namesakes.sql';

/** Whether another member has the member's name. */
export async function isNamesake(handle: Handle, memberId: number): Promise<boolean> {
  const found = handle.selectFrom('member').select('id').where('id', '=', memberId).where(hasNamesake);
  return (await found.executeTakeFirst()) !== undefined;
}
