import type { ManagedUser } from '@club/shared/contracts/members/user-management';

/** Of a change that ends an open invitation: says so, where there is one. */
export const invitationEnds = (user: Pick<ManagedUser, 'invited'> | undefined): string[] =>
  user?.invited ? ['Poslana pozivnica prestaje vrijediti.'] : [];
