import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Database } from '../../database';
import type { Sealer } from './sealer';
import { insertSecret, sealedSecrets } from './secrets.repository';

/**
 * What each secret signs: the provider's cookies, refresh tokens, sign-in forms, the API's XSRF-TOKEN cookie, calls of
 * push services, unsubscribe links in e-mails, and invitations.
 */
export type SecretName = 'cookies' | 'refresh-tokens' | 'forms' | 'csrf' | 'web-push' | 'unsubscribe' | 'invitations';

/** 256 bits. */
const randomSecret = (): string => randomBytes(32).toString('base64url');

/** @param make returns the text of a secret that does not exist yet */
export type LoadSecret = (name: SecretName, make?: () => string | Promise<string>) => Promise<string>;

/**
 * Reads all secrets at once. The first server process that needs one creates it; they are sealed in the database, so a
 * restart signs nobody out and several processes agree.
 */
export async function openSecrets({ handle }: Database, sealer: Sealer, clock: Clock): Promise<LoadSecret> {
  const known = new Map(await sealedSecrets(handle));

  async function create(name: SecretName, text: string): Promise<string> {
    const sealed = await insertSecret(handle, name, sealer.seal(name, text), clock.now());
    known.set(name, sealed);
    return sealed;
  }

  return async (name, make = randomSecret) => sealer.open(name, known.get(name) ?? (await create(name, await make())));
}
