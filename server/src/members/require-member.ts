import type { Handle } from '../platform/database';
import { memberErased, memberUnknown } from './member-refusals';
import { findMember, type Member } from './members.repository';

/** The member, even an erased one. @throws Refusal 404 `MEMBER_UNKNOWN` */
export async function requireMember(handle: Handle, id: number): Promise<Member> {
  const member = await findMember(handle, id);
  if (!member) throw memberUnknown();
  return member;
}

/** @throws Refusal `MEMBER_UNKNOWN` (404), `MEMBER_ERASED` (409), as `lockPresentMember` does in a transaction */
export async function requirePresentMember(handle: Handle, id: number): Promise<Member> {
  const member = await requireMember(handle, id);
  if (member.erasedAt) throw memberErased();
  return member;
}
