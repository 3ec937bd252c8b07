/** Names that the shell's sign-in library, the tokens and deploy/keycloak/realm.json agree on. */
export const REALM = 'club';
export const CLIENT_ID = 'club-web';
/** `aud` of every access token that this API takes. */
export const AUDIENCE = 'urn:club:api';

/** Keycloak's own layout of paths, so that the same client finds either provider. */
export const REALM_PATH = `/realms/${REALM}`;
export const PROTOCOL_PATH = '/protocol/openid-connect';

/** In whose name the embedded provider issues its tokens. */
export const issuerOf = (origin: string) => `${origin}${REALM_PATH}`;

/** Tells, without being good for anything else, which session the browser has (provider/session-cookie.ts). */
export const SESSION_COOKIE = 'KEYCLOAK_SESSION';
