import { personName } from '@club/shared/domain';
import type { Facts } from '../../action-log';

/**
 * The member of a player, for the action log. The username is a separate value, so that the erasure of the member finds
 * it.
 */
export const linkedMemberFacts = (member: {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}): Facts => ({ Korisnik: personName(member), 'Korisničko ime': member.username });
