import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { Database } from '../../database';
import { Refusal } from '../../http';
import type { IdentityEngine } from '../engine';
import { CLIENT_ID, PROTOCOL_PATH } from '../realm';
import type { KeycloakSettings } from '../settings';
import { purge } from '../storage/purge.repository';
import type { SessionNotices } from '../storage/session-notices';
import { tokenVerifier } from '../tokens/access-token';
import { KeycloakDirectory } from './keycloak-directory';
import { sessionCheck } from './session-check';
import { findSessionEnd } from './session-ends.repository';

/** Longest time that a caller is served after the session has ended in Keycloak. */
const SESSIONS_CHECKED_EVERY_MS = 30_000;

/** However many calls come with an unknown key. */
const KEYS_LOADED_AT_MOST_EVERY_MS = 1_000;
/** Until they can be loaded again; a timer may end a little early. */
const KEYS_PAUSE_MS = KEYS_LOADED_AT_MOST_EVERY_MS + 50;

/**
 * A Keycloak stores the identities and serves the sign-in pages. It ends sessions without notifying this server: each
 * session is checked when its token is first seen and every half minute after that; an end by this server takes effect
 * at once.
 */
export function keycloakEngine(
  settings: KeycloakSettings,
  { database, notices }: { database: Database; notices: SessionNotices },
): IdentityEngine {
  const issuer = `${settings.url}/realms/${settings.realm}`;
  const isActive = sessionCheck(`${issuer}${PROTOCOL_PATH}/token/introspect`, settings);
  let log: (error: unknown, what: string) => void = () => undefined;
  const report = (error: unknown) => log(error, 'Keycloak does not answer for tokens');
  const directory = new KeycloakDirectory(settings, database.handle, notices, (error) =>
    log(error, 'Keycloak keeps part of a change that it has refused'),
  );
  const keys = createRemoteJWKSet(new URL(`${issuer}${PROTOCOL_PATH}/certs`), {
    cooldownDuration: KEYS_LOADED_AT_MOST_EVERY_MS,
  });
  const presentKey: JWTVerifyGetKey = async (header, token) => {
    const areJustLoaded = keys.coolingDown;
    try {
      return await keys(header, token);
    } catch (error) {
      if (!areJustLoaded || !(error instanceof errors.JWKSNoMatchingKey)) throw error;
      // Keycloak may sign with a new key since then: a refusal would end the session in the member's open page.
      await pause(KEYS_PAUSE_MS);
      return keys(header, token);
    }
  };
  const findKey: JWTVerifyGetKey = async (header, token) => {
    try {
      return await presentKey(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      report(error);
      // Known keys are loaded again every ten minutes: an outage must not make them unknown.
      const key = await createLocalJWKSet(keys.jwks() ?? { keys: [] })(header, token).catch(() => undefined);
      if (key) return key;
      // A process that has just started has no keys yet; this must not force members to sign in again.
      throw new Refusal(503, 'IDENTITY_UNAVAILABLE', 'Prijava se trenutačno ne može provjeriti. Pokušajte ponovno.');
    }
  };
  return {
    directory,
    verify: tokenVerifier(issuer, findKey),
    isSessionAlive: (_claims, token) =>
      isActive(token).catch((error) => {
        // The signature is valid and the token expires within minutes: an outage of Keycloak must not lock everybody
        // out.
        report(error);
        return true;
      }),
    sessionEndReason: async ({ identityId, signedInAt }) => {
      const enabled = await directory.isEnabled(identityId).catch(() => undefined);
      return enabled === false ? 'DISABLED' : findSessionEnd(database.handle, identityId, signedInAt);
    },
    sessionsCheckedEveryMs: SESSIONS_CHECKED_EVERY_MS,
    client: { url: settings.url, realm: settings.realm, clientId: CLIENT_ID },
    mount: async (app: FastifyInstance) => {
      log = (error, what) => app.log.error({ err: error }, what);
    },
    maintain: () => purge(database),
  };
}
