import { personName } from '@club/shared/domain';
import type { BookedMember } from './planned-entry';

/** Whose account it is: `Ana Kovač`; `Ana Kovač (akovac)` where another member has the same name. */
export const bookedName = (member: BookedMember): string =>
  member.hasNamesake ? `${personName(member)} (${member.username})` : personName(member);
