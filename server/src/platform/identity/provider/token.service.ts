import type { Provider } from 'oidc-provider';
import type { Database } from '../../database';
import type { VerifyToken } from '../../http';
import { isSessionAlive } from '../storage/sessions.repository';
import { findUser } from '../users/users.repository';
import { profileClaims } from './account';

export interface TokenService {
  /** The owner of this access token; undefined when it is not, or no longer, valid. */
  profileOf(accessToken: string): Promise<ReturnType<typeof profileClaims> | undefined>;
  /** Revokes a refresh token; does nothing for an unknown one. */
  revoke(refreshToken: string): Promise<void>;
}

export function tokenService(database: Database, verify: VerifyToken, provider: () => Provider): TokenService {
  return {
    profileOf: async (accessToken) => {
      const token = await verify(accessToken).catch(() => undefined);
      const alive = token && (await isSessionAlive(database.handle, token.identityId, token.sessionUid));
      const user = alive && (await findUser(database.handle, token.identityId));
      return user ? profileClaims(user) : undefined;
    },
    revoke: async (refreshToken) => {
      const { RefreshToken, Grant } = provider();
      const token = await RefreshToken.find(refreshToken);
      if (!token?.grantId) return;
      // All tokens of the grant are revoked together: the token's successors must not stay valid.
      await RefreshToken.revokeByGrantId(token.grantId);
      await Grant.adapter.destroy(token.grantId);
    },
  };
}
