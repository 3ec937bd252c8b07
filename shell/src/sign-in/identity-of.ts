import type { Identity } from '@club/shared/auth';
import * as z from '@club/shared/schema';

const Roles = z.object({ roles: z.array(z.string()) });

/**
 * The claims that the shell reads from an access token. Names are for display; the server verifies the token itself.
 */
const AccessToken = z.object({
  sub: z.string(),
  preferred_username: z._default(z.string(), ''),
  given_name: z._default(z.string(), ''),
  family_name: z._default(z.string(), ''),
  realm_access: z.optional(Roles),
  resource_access: z._default(z.record(z.string(), Roles), {}),
});

/**
 * The user of a decoded access token; roles of the realm and of all clients together (first specification, section 3).
 */
export function identityOf(claims: unknown): Identity {
  const token = AccessToken.parse(claims);
  const granted = [token.realm_access, ...Object.values(token.resource_access)].flatMap(
    (access) => access?.roles ?? [],
  );
  return {
    subject: token.sub,
    username: token.preferred_username,
    givenName: token.given_name,
    familyName: token.family_name,
    roles: [...new Set(granted)],
  };
}
