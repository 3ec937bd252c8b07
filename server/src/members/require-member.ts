import type { Handle } from '../platform/database';
import { memberUnknown } from './member-refusals';
import { findMember, type Member } from './members.repository';

/** The member, even an erased one. @throws Refusal 404 `MEMBER_UNKNOWN` */
export async function requireMember(handle: Handle, id: number): Promise<Member> {
  const member = await findMember(handle, id);
  if (!member) throw memberUnknown();
  return member;
}
