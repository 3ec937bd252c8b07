import type { Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import type { Directory } from '../platform/identity';
import { isLastAdministrator } from './administrator-rules';
import { activeIdentities, oneAtATime } from './user-management.repository';

/**
 * For a change after which this identity can no longer sign in as an administrator. Such changes run one after another
 * until the transaction ends.
 * @throws Refusal 409 `LAST_ADMINISTRATOR` when it would leave the club without one
 */
export async function keepAnAdministrator(tx: Tx, directory: Directory, identityId: string): Promise<void> {
  await oneAtATime(tx);
  const administrators = await directory.administrators(tx);
  // A Keycloak may have administrators who are not members of the club.
  const members = await activeIdentities(
    tx,
    administrators.map((administrator) => administrator.identityId),
  );
  if (
    isLastAdministrator(
      administrators.filter((each) => members.has(each.identityId)),
      identityId,
    )
  ) {
    throw new Refusal(409, 'LAST_ADMINISTRATOR', 'To je posljednji administrator kluba. Najprije imenujte drugoga.');
  }
}
