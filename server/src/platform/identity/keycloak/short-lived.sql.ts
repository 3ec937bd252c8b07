import { sql } from 'kysely';
import type { Handle } from '../../database';

/** What a Keycloak does not keep is where the embedded provider has its short-lived state, and is purged with it. */
export const unexpired = (handle: Handle, model: string) =>
  handle.selectFrom('identity_payload').where('model', '=', model).where('expires_at', '>', sql<Date>`now()`);
