import type { Handle } from '../database';
import type { Directory } from './directory';

/**
 * The identities of administrators who can work here: a Keycloak may have some who are not members of the club.
 * @param findMember the active member of an identity
 * @param handle the open transaction's, when there is one
 */
export async function activeAdministrators(
  directory: Pick<Directory, 'administrators'>,
  findMember: (identityId: string, handle?: Handle) => Promise<unknown>,
  handle?: Handle,
): Promise<string[]> {
  const active: string[] = [];
  for (const { identityId, enabled } of await directory.administrators(handle)) {
    if (enabled && (await findMember(identityId, handle))) active.push(identityId);
  }
  return active;
}
