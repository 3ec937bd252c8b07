import type { Identity } from '@club/shared/auth';
import type { Role } from '@club/shared/contracts/roles';

/** A signed-in user for a test: Ana Kovač with the given roles. */
export function member({ roles = ['USER'], ...rest }: Partial<Identity> & { roles?: readonly Role[] } = {}): Identity {
  return { subject: 'ana', username: 'akovac', givenName: 'Ana', familyName: 'Kovač', roles, ...rest };
}
