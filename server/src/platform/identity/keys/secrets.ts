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

/**
 * Reads a secret, which the first server process that needs it creates. Secrets are sealed in the database, so a
 * restart signs nobody out and several processes agree.
 * @param make returns the text of one that does not exist yet
 */
export async function loadSecret(
  database: Database,
  sealer: Sealer,
  clock: Clock,
  name: SecretName,
  make: () => string | Promise<string> = randomSecret,
): Promise<string> {
  const known = await readSecret(database, sealer, name);
  if (known !== undefined) return known;
  const fresh = sealer.seal(name, await make());
  await database.handle
    .insertInto('identity_secret')
    .values({ name, sealed_value: fresh, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readSecret(database, sealer, name)) as string;
}

async function readSecret({ handle }: Database, sealer: Sealer, name: SecretName): Promise<string | undefined> {
  const row = await handle
    .selectFrom('identity_secret')
    .select('sealed_value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && sealer.open(name, row.sealed_value);
}
