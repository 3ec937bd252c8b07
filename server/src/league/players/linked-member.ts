import { personName } from '@club/shared/domain';
import type { Facts } from '../../action-log';

export interface NamedMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}

/** The member of a player, in the messages of the administration. */
export const linkedMemberName = (member: NamedMember): string => `${personName(member)} (${member.username})`;

/**
 * The member of a player, for the action log. The username is a separate value, so that the erasure of the member finds
 * it.
 */
export const linkedMemberFacts = (member: NamedMember): Facts => ({
  Korisnik: personName(member),
  'Korisničko ime': member.username,
});
