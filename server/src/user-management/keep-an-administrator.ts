import { findActiveMember } from '../members';
import type { Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import { activeAdministrators, type Directory } from '../platform/identity';
import { lockAdministrators } from './user-management.repository';

/**
 * For a change after which this identity can no longer sign in as an administrator. Such changes run one after another
 * until the transaction ends.
 * @throws Refusal 409 `LAST_ADMINISTRATOR` when it would leave the club without one
 */
export async function keepAnAdministrator(tx: Tx, directory: Directory, identityId: string): Promise<void> {
  await lockAdministrators(tx);
  const findMember = (id: string) => findActiveMember(tx, id);
  const administrators = await activeAdministrators(directory, findMember, tx);
  if (administrators.every((each) => each === identityId)) {
    throw new Refusal(409, 'LAST_ADMINISTRATOR', 'To je posljednji administrator kluba. Najprije imenujte drugoga.');
  }
}
