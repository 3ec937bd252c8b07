import type { FastifyInstance } from 'fastify';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { Refusal } from '../../http';
import type { IdentityEngine } from '../engine';
import { CLIENT_ID, PROTOCOL_PATH } from '../realm';
import type { KeycloakSettings } from '../settings';
import type { SessionNotices } from '../storage/session-notices';
import { tokenVerifier } from '../tokens/access-token';
import { KeycloakDirectory } from './keycloak-directory';
import { sessionCheck } from './session-check';

/** Nobody who has lost the session in Keycloak is served for longer. */
const SESSIONS_CHECKED_EVERY_MS = 30_000;

/**
 * A Keycloak holds the identities and serves the sign-in pages. It ends sessions by itself, and tells nobody: each is asked
 * for when its token is first seen and every half minute after that; what this server ends itself counts at once.
 */
export function keycloakEngine(settings: KeycloakSettings, notices: SessionNotices): IdentityEngine {
  const issuer = `${settings.url}/realms/${settings.realm}`;
  const directory = new KeycloakDirectory(settings, notices);
  const isActive = sessionCheck(`${issuer}${PROTOCOL_PATH}/token/introspect`, settings);
  let report: (error: unknown) => void = () => undefined;
  const keys = createRemoteJWKSet(new URL(`${issuer}${PROTOCOL_PATH}/certs`));
  const findKey: JWTVerifyGetKey = (header, token) =>
    keys(header, token).catch((error) => {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      // A process that has just started has no keys yet; nobody is to sign in again because of that.
      report(error);
      throw new Refusal(503, 'IDENTITY_UNAVAILABLE', 'Prijava se trenutačno ne može provjeriti. Pokušajte ponovno.');
    });
  return {
    directory,
    verify: tokenVerifier(issuer, findKey),
    isSessionAlive: (_claims, token) =>
      isActive(token).catch((error) => {
        // The signature is good and the token ends within minutes: a pause of Keycloak must not shut everybody out.
        report(error);
        return true;
      }),
    whySessionEnded: async ({ identityId }) => {
      const enabled = await directory.isEnabled(identityId).catch(() => undefined);
      return enabled === false ? 'DISABLED' : undefined;
    },
    sessionsCheckedEveryMs: SESSIONS_CHECKED_EVERY_MS,
    client: { url: settings.url, realm: settings.realm, clientId: CLIENT_ID },
    mount: async (app: FastifyInstance) => {
      report = (error) => app.log.error({ err: error }, 'Keycloak does not answer for tokens');
    },
    maintain: async () => undefined,
  };
}
