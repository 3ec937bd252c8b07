import type { Handle } from '../platform/database';
import { distinctName, hasNamesake } from './namesakes.sql';

/** Whether another member has the member's name. */
export async function isNamesake(handle: Handle, memberId: number): Promise<boolean> {
  const found = handle.selectFrom('member').select('id').where('id', '=', memberId).where(hasNamesake);
  return (await found.executeTakeFirst()) !== undefined;
}

/** `Ana Kovač`; `Ana Kovač (akovac)` where another member has the same name. */
export async function distinctNameOf(handle: Handle, memberId: number): Promise<string> {
  const { name } = await handle
    .selectFrom('member')
    .select(distinctName.as('name'))
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return name;
}
