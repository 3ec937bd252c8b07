import { createHmac, randomUUID } from 'node:crypto';
import type { Database, Handle, Tx } from '../../database';
import type { Directory } from '../directory';
import { REALM_PATH } from '../realm';
import { findUser, lockUser, type User } from '../users/users.repository';
import { endInvitations, findInvitation, insertInvitation, redeemInvitation } from './invitations.repository';

export const INVITATION_PATH = `${REALM_PATH}/invitation`;

const MODEL = 'MemberInvitation';
const HOURS = 7 * 24;

/**
 * Links by which members of the embedded directory choose a password: good once, for seven days, and until the next one
 * is made or the password is changed otherwise.
 */
export interface MemberInvitations {
  /**
   * Makes an invitation, and ends an earlier one.
   * @returns its reference, for the outbox: only this server makes the link of it, so a copy of the database holds none
   */
  invite(tx: Tx, identityId: string): Promise<string>;
  /** Where the link leads, within the product; undefined: the invitation is not good any more. */
  pathOf(reference: string): Promise<string | undefined>;
  /** Whom a link is for, as long as it is good. */
  invited(token: string): Promise<Pick<User, 'username'> | undefined>;
  /**
   * Uses the link up.
   * @returns undefined when it is not good any more
   * @throws Refusal `PASSWORD_WEAK` (400); the link stays good then
   */
  accept(token: string, password: string): Promise<Pick<User, 'username'> | undefined>;
}

export function memberInvitations(
  database: Database,
  { directory, secret }: { directory: Directory; secret: string },
): MemberInvitations {
  // The same whenever it is asked for: a repeated e-mail carries the same link.
  const tokenOf = (reference: string) => createHmac('sha256', secret).update(reference).digest('base64url');

  const userOf = async (handle: Handle, token: string): Promise<User | undefined> => {
    const invitation = await findInvitation(handle, MODEL, token);
    const user = invitation?.accountId ? await findUser(handle, invitation.accountId) : undefined;
    return user?.enabled ? user : undefined;
  };

  return {
    async invite(tx, identityId) {
      const reference = randomUUID();
      // Two at once: the second waits here, and ends the first.
      await lockUser(tx, identityId);
      await endInvitations(tx, MODEL, identityId);
      await insertInvitation(tx, { model: MODEL, token: tokenOf(reference), hours: HOURS, accountId: identityId });
      return reference;
    },

    async pathOf(reference) {
      const token = tokenOf(reference);
      return (await userOf(database.handle, token)) && `${INVITATION_PATH}?token=${token}`;
    },

    invited: (token) => userOf(database.handle, token),

    accept: (token, password) =>
      database.transaction(async (tx) => {
        const user = await userOf(tx, token);
        if (!user) return undefined;
        // First the user, then what hangs on it, as every change of a password does: nobody waits in a circle.
        await lockUser(tx, user.id);
        if (!(await redeemInvitation(tx, MODEL, token))) return undefined;
        await directory.setPassword(tx, user.id, password);
        return user;
      }),
  };
}
