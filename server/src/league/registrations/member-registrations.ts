import { findMember, formerNamesOf } from '../../members';
import type { Handle } from '../../platform/database';
import { findPlayerOfMember } from '../players/league-players.repository';
import { hasNameOf } from './registered-name';
import { emailKey, type RegistrationRow, registrationsWithSign } from './registrations.repository';

/**
 * A member's own, latest first: those that became the member's player, and those of nobody else with two signs of the
 * member. Either is not enough: members enter their e-mail themselves, a father and his son may share an e-mail and a
 * name, and a registration has a phone and a birth date.
 *
 * The signs are the member's e-mail and name. While a registration has no player, they are also an e-mail of the member
 * or the player with a present or former name of either, unless the birth dates differ; or the player's birth date with a
 * present name. A registration of somebody who has another e-mail since and no player cannot be told from a namesake's:
 * it is not included. An erasure, which an administrator decides, also finds it by the name alone.
 */
export async function registrationsOfMember(handle: Handle, memberId: number): Promise<RegistrationRow[]> {
  const member = await findMember(handle, memberId);
  if (!member) return [];
  const player = await findPlayerOfMember(handle, memberId);
  const names = player ? [member, player] : [member];
  const formerNames = await formerNamesOf(handle, { memberId, playerIds: player ? [player.id] : [] });
  const emailKeys = [member.email, player?.email].flatMap((email) => (email ? [emailKey(email)] : []));
  const birthDate = player?.birthDate ?? null;
  const rows = await registrationsWithSign(handle, { memberId, emailKeys, birthDate });

  const isOwn = (row: RegistrationRow): boolean => {
    const isCalled = (some: readonly Parameters<typeof hasNameOf>[1][]) => some.some((name) => hasNameOf(row, name));
    if (member.email && row.email_key === emailKey(member.email) && isCalled([member])) return true;
    if (row.player_id !== null) return false;
    if (birthDate !== null && row.birth_date !== birthDate) return false;
    // It was found by an e-mail or the birth date, which is the first sign.
    return isCalled(names) || (emailKeys.includes(row.email_key) && isCalled(formerNames));
  };
  return rows.flatMap(({ linked, ...row }) => (linked === memberId || (linked === null && isOwn(row)) ? [row] : []));
}
