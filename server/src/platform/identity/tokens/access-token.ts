import { Role } from '@club/shared/contracts/roles';
import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { VerifyToken } from '../../http';
import { SIGNING_ALGORITHM } from '../keys/signing-keys';
import { AUDIENCE } from '../realm';

const Roles = z.object({ roles: z.array(z.string()) });
const Claims = z.object({
  // Keycloak's id and refresh tokens are signed with the same keys; only this claim distinguishes them.
  typ: z.literal('Bearer'),
  sub: z.string(),
  sid: z.string(),
  exp: z.number(),
  auth_time: z.optional(z.number()),
  realm_access: z.optional(Roles),
  resource_access: z.optional(z.record(z.string(), Roles)),
});

/**
 * @param findKey the issuer's public keys: the embedded provider's ring, or a Keycloak's JWKS
 * @throws JOSEError or ZodError: the token was not issued by us, not for this API, or has expired
 */
export function tokenVerifier(issuer: string, findKey: JWTVerifyGetKey): VerifyToken {
  // The header's `typ` is not checked: the embedded provider writes `at+jwt`, Keycloak `JWT`.
  const options = { issuer, audience: AUDIENCE, algorithms: [SIGNING_ALGORITHM] };
  return async (token) => {
    const { payload } = await jwtVerify(token, findKey, options);
    const claims = Claims.parse(payload);
    const named = [claims.realm_access, ...Object.values(claims.resource_access ?? {})].flatMap(
      (in_) => in_?.roles ?? [],
    );
    return {
      identityId: claims.sub,
      sessionUid: claims.sid,
      roles: Role.options.filter((role) => named.includes(role)),
      expiresAt: claims.exp * 1000,
      signedInAt: (claims.auth_time ?? 0) * 1000,
    };
  };
}
