import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Database } from '../../database';
import type { Sealer } from './sealer';

/** What each secret signs: the provider's cookies, refresh tokens, sign-in forms, the API's XSRF-TOKEN cookie. */
export type SecretName = 'cookies' | 'refresh-tokens' | 'forms' | 'csrf';

/**
 * Reads a secret, made by whichever server process asks first: they live in the database, so a restart logs nobody out
 * and several processes agree.
 */
export async function loadSecret(database: Database, sealer: Sealer, clock: Clock, name: SecretName): Promise<string> {
  const fresh = sealer.seal(name, randomBytes(32).toString('base64url'));
  await database.handle
    .insertInto('identity_secret')
    .values({ name, sealed_value: fresh, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { sealed_value } = await database.handle
    .selectFrom('identity_secret')
    .select('sealed_value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return sealer.open(name, sealed_value);
}
