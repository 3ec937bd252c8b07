import { createRemoteJWKSet } from 'jose';
import type { IdentityEngine } from '../engine';
import { CLIENT_ID, PROTOCOL_PATH } from '../realm';
import type { KeycloakSettings } from '../settings';
import { tokenVerifier } from '../tokens/access-token';
import { KeycloakDirectory } from './keycloak-directory';

/**
 * A Keycloak holds the identities and serves the sign-in pages. It ends sessions itself; a token that it has handed out
 * lives to its end (minutes), unless the member behind it is no longer active.
 */
export function keycloakEngine(settings: KeycloakSettings): IdentityEngine {
  const issuer = `${settings.url}/realms/${settings.realm}`;
  return {
    directory: new KeycloakDirectory(settings),
    verify: tokenVerifier(issuer, createRemoteJWKSet(new URL(`${issuer}${PROTOCOL_PATH}/certs`))),
    isSessionAlive: async () => true,
    whySessionEnded: async () => undefined,
    client: { url: settings.url, realm: settings.realm, clientId: CLIENT_ID },
    mount: async () => undefined,
    maintain: async () => undefined,
  };
}
