import type { Handle } from '../platform/database';
import type { Caller } from '../platform/http';

/** The active member behind an identity. */
export async function findActiveMember(
  handle: Handle,
  identityId: string,
): Promise<Omit<Caller, 'roles' | 'signedInAt'> | undefined> {
  return handle
    .selectFrom('member')
    .select(['id as memberId', 'identity_id as identityId', 'first_name as firstName', 'last_name as lastName'])
    .where('identity_id', '=', identityId)
    .where('active', '=', true)
    .executeTakeFirst();
}
