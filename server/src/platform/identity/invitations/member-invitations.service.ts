import { createHmac, randomUUID } from 'node:crypto';
import type { Database, Handle, Tx } from '../../database';
import type { Directory } from '../directory';
import { REALM_PATH } from '../realm';
import { findUser, lockUser, type User } from '../users/users.repository';
import {
  endInvitations,
  findInvitation,
  findPasswordChoices,
  insertInvitation,
  type PasswordChoice,
  redeemInvitation,
} from './invitations.repository';

export const INVITATION_PATH = `${REALM_PATH}/invitation`;

const MODEL = 'MemberInvitation';
const HOURS = 7 * 24;

/**
 * Links with which members of the embedded directory choose a password: valid once, for seven days, and until the next
 * one is created, the password changes in another way, or it is ended.
 */
export interface MemberInvitations {
  /**
   * Creates an invitation, and ends an earlier one.
   * @returns its reference, for the outbox: only this server can derive the link from it, so a copy of the database
   * contains none
   */
  invite(tx: Tx, identityId: string): Promise<string>;
  /** @returns whether there was one */
  end(tx: Tx, identityId: string): Promise<boolean>;
  /** For a page of identities; a Keycloak, which does not report them, has none. */
  choicesOf(identityIds: readonly string[]): Promise<ReadonlyMap<string, PasswordChoice>>;
  /** The path of the link within the product; undefined: the invitation is no longer valid. */
  pathOf(reference: string): Promise<string | undefined>;
  /** The user whom a valid link was created for. */
  invited(token: string): Promise<Pick<User, 'username'> | undefined>;
  /**
   * Redeems the link.
   * @returns undefined when it is no longer valid
   * @throws Refusal `PASSWORD_WEAK` (400); the link stays valid then
   */
  accept(token: string, password: string): Promise<Pick<User, 'username'> | undefined>;
}

export function memberInvitations(
  database: Database,
  { directory, secret }: { directory: Directory; secret: string },
): MemberInvitations {
  // Deterministic: a repeated e-mail contains the same link.
  const tokenOf = (reference: string) => createHmac('sha256', secret).update(reference).digest('base64url');

  const userOf = async (handle: Handle, token: string): Promise<User | undefined> => {
    const invitation = await findInvitation(handle, MODEL, token);
    const user = invitation?.accountId ? await findUser(handle, invitation.accountId) : undefined;
    return user?.enabled ? user : undefined;
  };

  return {
    async invite(tx, identityId) {
      const reference = randomUUID();
      // Two concurrent invitations: the second waits here, and ends the first.
      await lockUser(tx, identityId);
      await endInvitations(tx, MODEL, identityId);
      await insertInvitation(tx, { model: MODEL, token: tokenOf(reference), hours: HOURS, accountId: identityId });
      return reference;
    },

    async end(tx, identityId) {
      await lockUser(tx, identityId);
      return (await endInvitations(tx, MODEL, identityId)).length > 0;
    },

    choicesOf: (identityIds) => findPasswordChoices(database.handle, MODEL, identityIds),

    async pathOf(reference) {
      const token = tokenOf(reference);
      return (await userOf(database.handle, token)) && `${INVITATION_PATH}?token=${token}`;
    },

    invited: (token) => userOf(database.handle, token),

    async accept(token, password) {
      const invited = await userOf(database.handle, token);
      if (!invited) return undefined;
      const prepared = await directory.prepareChange(invited.id, password);
      return database.transaction(async (tx) => {
        const user = await userOf(tx, token);
        if (!user) return undefined;
        // First the user, then its dependent rows, in the order of every password change: this avoids a deadlock.
        await lockUser(tx, user.id);
        if (!(await redeemInvitation(tx, MODEL, token))) return undefined;
        await directory.setPassword(tx, user.id, prepared);
        return user;
      });
    },
  };
}
