import { isWebAddress } from '../is-web-address';
import { KEY_BYTES } from './keys/sealing-key';

/** A Keycloak that stores the identities instead of the embedded provider. */
export interface KeycloakSettings {
  /** Its public address: the tokens' issuer is derived from it. */
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The settings of identities in the environment (README, "Settings"). */
export interface IdentitySettings {
  /** 32 bytes that seal the private keys; without it a key file in DATA_DIR is created. */
  readonly sealingKey: Buffer | undefined;
  readonly keycloak: KeycloakSettings | undefined;
}

export function readIdentitySettings(env: NodeJS.ProcessEnv): IdentitySettings {
  return { sealingKey: sealingKeyOf(env.IDENTITY_KEY), keycloak: keycloakOf(env) };
}

function sealingKeyOf(text: string | undefined): Buffer | undefined {
  if (!text) return undefined;
  const key = Buffer.from(text, 'base64');
  if (key.length !== KEY_BYTES) throw new Error('IDENTITY_KEY must be 32 bytes in base64 (openssl rand -base64 32).');
  return key;
}

function keycloakOf(env: NodeJS.ProcessEnv): KeycloakSettings | undefined {
  const { KEYCLOAK_REALM: realm, KEYCLOAK_CLIENT_ID: clientId, KEYCLOAK_CLIENT_SECRET: clientSecret } = env;
  if (!env.KEYCLOAK_URL) {
    // The embedded provider would start, and what it adds cannot be moved to a Keycloak.
    const beside = ['KEYCLOAK_REALM', 'KEYCLOAK_CLIENT_ID', 'KEYCLOAK_CLIENT_SECRET'].filter((name) => env[name]);
    if (beside.length > 0) throw new Error(`KEYCLOAK_URL is missing beside ${beside.join(', ')}.`);
    return undefined;
  }
  if (!realm || !clientId || !clientSecret) {
    throw new Error('KEYCLOAK_URL needs KEYCLOAK_REALM, KEYCLOAK_CLIENT_ID and KEYCLOAK_CLIENT_SECRET beside it.');
  }
  if (!isWebAddress(env.KEYCLOAK_URL)) {
    throw new Error(`KEYCLOAK_URL is not an address like https://prijava.klub.hr: ${env.KEYCLOAK_URL}`);
  }
  return { url: new URL(env.KEYCLOAK_URL).href.replace(/\/$/, ''), realm, clientId, clientSecret };
}
