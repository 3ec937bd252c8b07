import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Provider, RefreshToken } from 'oidc-provider';
import { grantedToken } from './granted-token';

/**
 * keycloak-js reads the refresh token as a JWT; the provider's own is opaque. Outgoing tokens are wrapped and incoming
 * ones unwrapped; the provider still looks up, rotates and revokes the token inside.
 */
export interface RefreshTokenShape {
  wrap(token: RefreshToken): Promise<string>;
  /** The provider's token inside; undefined when it was not wrapped here or has expired. */
  unwrap(wrapped: string): Promise<string | undefined>;
}

export function refreshTokenShape(issuer: string, secret: string): RefreshTokenShape {
  const key = createSecretKey(Buffer.from(secret));
  const own = { issuer, audience: issuer };
  return {
    wrap: (token) =>
      new SignJWT({ typ: 'Refresh', azp: token.clientId, sid: token.sessionUid, scope: token.scope })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(own.issuer)
        .setAudience(own.audience)
        .setSubject(token.accountId)
        .setJti(token.jti)
        .setIssuedAt()
        .setExpirationTime(`${token.remainingTTL} s`)
        .sign(key),
    unwrap: async (wrapped) => {
      const verified = await jwtVerify(wrapped, key, { ...own, algorithms: ['HS256'] }).catch(() => undefined);
      return verified?.payload.jti;
    },
  };
}

/** Wraps and unwraps the provider's refresh tokens. `find` is the only place where the provider receives one. */
export function shapeRefreshTokens(provider: Provider, shape: RefreshTokenShape): void {
  const { RefreshToken } = provider;
  const find = RefreshToken.find.bind(RefreshToken);
  Object.assign(RefreshToken, {
    find: async (wrapped: string, options?: object) => {
      const token = await shape.unwrap(wrapped);
      return token && find(token, options);
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    const answered = grantedToken(ctx);
    const token = answered?.oidc.entities.RefreshToken;
    if (token) Object.assign(answered.body as object, { refresh_token: await shape.wrap(token) });
  });
}
