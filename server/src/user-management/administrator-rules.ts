import type { Role } from '@club/shared/contracts/roles';

interface Identity {
  readonly identityId: string;
  readonly roles: readonly Role[];
  readonly enabled: boolean;
}

/** Whether the club would be without an administrator who can sign in if this identity were none any more. */
export function isLastAdministrator(identities: readonly Identity[], identityId: string): boolean {
  const administrators = identities.filter(({ enabled, roles }) => enabled && roles.includes('ADMIN'));
  return administrators.every((administrator) => administrator.identityId === identityId);
}
