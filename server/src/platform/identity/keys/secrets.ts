import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Database } from '../../database';
import type { Sealer } from './sealer';

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
  const rows = await handle.selectFrom('identity_secret').select(['name', 'sealed_value']).execute();
  const known = new Map(rows.map(({ name, sealed_value }) => [name, sealed_value]));

  /** Returns that of another process if it was faster. */
  async function create(name: SecretName, text: string): Promise<string> {
    await handle
      .insertInto('identity_secret')
      .values({ name, sealed_value: sealer.seal(name, text), created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { sealed_value } = await handle
      .selectFrom('identity_secret')
      .select('sealed_value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    known.set(name, sealed_value);
    return sealed_value;
  }

  return async (name, make = randomSecret) => sealer.open(name, known.get(name) ?? (await create(name, await make())));
}
