import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { personName } from '@club/shared/domain';

/** `Ana Kovač (akovac)`: a change of the access must not concern a namesake, and the user needs the username to sign in. */
export const userName = (user: ManagedUser): string => `${personName(user)} (${user.username})`;
