import { randomBytes } from 'node:crypto';
import type { Database, Handle, Tx } from '../../database';
import { activeAdministrators } from '../active-administrators';
import type { Directory } from '../directory';
import {
  findInvitation,
  insertInvitation,
  lockFirstAdministrator,
  redeemInvitation,
} from '../invitations/invitations.repository';
import { REALM_PATH } from '../realm';

export interface FirstAdministratorForm {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Creates the member (with an account) of a new identity, in its transaction; implemented by the members module. */
export type CreateMember = (
  tx: Tx,
  member: Omit<FirstAdministratorForm, 'password'> & { identityId: string },
) => Promise<unknown>;

/**
 * How a club without an administrator gets its first one: by a link that only the person who started the server sees.
 */
export interface FirstAdministrator {
  /** A new link, valid once and for 24 hours; undefined when there is an administrator. */
  invite(): Promise<string | undefined>;
  isInvited(token: string): Promise<boolean>;
  /**
   * @returns false when the link is no longer valid
   * @throws Refusal as `Directory.create` does; the link stays valid then
   */
  appoint(token: string, form: FirstAdministratorForm): Promise<boolean>;
}

export const FIRST_ADMINISTRATOR_PATH = `${REALM_PATH}/first-administrator`;

interface Parts {
  readonly directory: Directory;
  readonly origin: string;
  readonly createMember: CreateMember;
  /** The active member of an identity. @param handle the open transaction's, when there is one */
  findMember(identityId: string, handle?: Handle): Promise<unknown>;
}

const MODEL = 'FirstAdministrator';
const HOURS = 24;

export function firstAdministrator(
  database: Database,
  { directory, origin, createMember, findMember }: Parts,
): FirstAdministrator {
  const hasAdministrator = async (handle?: Handle) =>
    (await activeAdministrators(directory, findMember, handle)).length > 0;

  return {
    invite: async () => {
      if (await hasAdministrator()) return undefined;
      const token = randomBytes(32).toString('base64url');
      await insertInvitation(database.handle, { model: MODEL, token, hours: HOURS });
      return `${origin}${FIRST_ADMINISTRATOR_PATH}?token=${token}`;
    },
    isInvited: async (token) =>
      (await findInvitation(database.handle, MODEL, token)) !== undefined && !(await hasAdministrator()),
    appoint: async (token, form) => {
      // Otherwise anybody could queue transactions at the lock, each of which waits for the answer of a Keycloak.
      if (!(await findInvitation(database.handle, MODEL, token))) return false;
      const password = await directory.preparePassword(form.password, form);
      return database.transaction(async (tx) => {
        await lockFirstAdministrator(tx);
        if ((await hasAdministrator(tx)) || !(await redeemInvitation(tx, MODEL, token))) return false;
        const identityId = await directory.create(tx, { ...form, password, roles: ['USER', 'ADMIN'] });
        await createMember(tx, { ...form, identityId });
        return true;
      });
    },
  };
}
