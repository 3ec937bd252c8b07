/** Names that the shell's sign-in library, the tokens and deploy/keycloak/realm.json agree on. */
export const REALM = 'club';
export const CLIENT_ID = 'club-web';
/** `aud` of every access token that this API accepts. */
export const AUDIENCE = 'urn:club:api';

/** Keycloak's own layout of paths, so that the same client works with either provider. */
export const REALM_PATH = `/realms/${REALM}`;
export const PROTOCOL_PATH = '/protocol/openid-connect';

/** The issuer of the embedded provider's tokens. */
export const issuerOf = (origin: string) => `${origin}${REALM_PATH}`;

/** Identifies the browser's session, and is of no other use (provider/session-cookie.ts). */
export const SESSION_COOKIE = 'KEYCLOAK_SESSION';
/** The cookie with the id of the session itself, which no script can read. */
export const SESSION_ID_COOKIE = 'CLUB_SESSION';
