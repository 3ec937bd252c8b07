import type { Role } from '@club/shared/contracts/roles';

interface Identity {
  readonly identityId: string;
  readonly roles: readonly Role[];
  readonly enabled: boolean;
}

/** Whether without this identity the club would have no administrator who can sign in. */
export function isLastAdministrator(identities: readonly Identity[], identityId: string): boolean {
  const administrators = identities.filter(({ enabled, roles }) => enabled && roles.includes('ADMIN'));
  return administrators.every((administrator) => administrator.identityId === identityId);
}
