import type { Account } from 'oidc-provider';
import { CLIENT_ID } from '../realm';
import type { User } from '../users/users.repository';

/** The provider's data of a user while it answers one request. */
export interface ClubAccount extends Account {
  readonly user: User;
}

export function accountOf(user: User): ClubAccount {
  return { accountId: user.id, user, claims: () => profileClaims(user) };
}

/** Names for display (resolution 4), in the id token and in userinfo. */
export function profileClaims(user: User) {
  return {
    sub: user.id,
    preferred_username: user.username,
    given_name: user.given_name,
    family_name: user.family_name,
    name: `${user.given_name} ${user.family_name}`,
    ...(user.email ? { email: user.email } : {}),
  };
}

/**
 * The claims of an access token beyond the standard, under Keycloak's names.
 * @param signedInAt seconds since the epoch: when the password was last entered
 */
export function accessClaims(user: User, sessionUid: string | undefined, signedInAt: number | undefined) {
  const { sub: _standard, ...profile } = profileClaims(user);
  return {
    ...profile,
    typ: 'Bearer',
    azp: CLIENT_ID,
    sid: sessionUid,
    auth_time: signedInAt,
    realm_access: { roles: user.roles },
    resource_access: { [CLIENT_ID]: { roles: user.roles } },
  };
}
