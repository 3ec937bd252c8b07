import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Database } from '../../database';
import type { Sealer } from './sealer';

/**
 * What each secret signs: the provider's cookies, refresh tokens, sign-in forms, the API's XSRF-TOKEN cookie, calls of
 * push services, links in e-mails: those that switch them off, and invitations.
 */
export type SecretName = 'cookies' | 'refresh-tokens' | 'forms' | 'csrf' | 'web-push' | 'unsubscribe' | 'invitations';

/** 256 bits. */
const randomSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Reads a secret, made by whichever server process asks first: they live sealed in the database, so a restart logs nobody
 * out and several processes agree.
 * @param make the text of one that does not exist yet
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
