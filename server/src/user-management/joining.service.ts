import type { Role } from '@club/shared/contracts/roles';
import { insertMembers } from '../members';
import type { Tx } from '../platform/database';
import type { Directory, NewIdentity } from '../platform/identity';
import type { ServiceParts } from '../platform/service-parts';

export interface Newcomer {
  readonly username: string;
  readonly password: NewIdentity['password'];
  /** The password must be changed at the first sign-in. */
  readonly oneTime?: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname?: string;
  readonly email: string | null;
  readonly roles: Role[];
}

export interface Joined {
  readonly memberId: number;
  readonly identityId: string;
}

export type Joining = ReturnType<typeof createJoining>;

export function createJoining(parts: ServiceParts & { directory: Directory }) {
  const { db, live, clock, directory } = parts;
  /**
   * Before the transaction, which would otherwise block the embedded database for half a minute when hundreds are
   * imported.
   */
  async function hashPasswords(newcomers: readonly Newcomer[]): Promise<Newcomer[]> {
    const prepared: Newcomer[] = [];
    for (const { password, ...person } of newcomers) {
      const isHashed = typeof password !== 'string';
      prepared.push({ ...person, password: isHashed ? password : await directory.preparePassword(password, person) });
    }
    return prepared;
  }

  async function joinAll(
    newcomers: readonly Newcomer[],
    also?: (tx: Tx, joined: readonly Joined[]) => Promise<unknown>,
    isDone?: (tx: Tx) => Promise<boolean>,
  ): Promise<number[]> {
    const prepared = await hashPasswords(newcomers);
    return db.transaction(async (tx) => {
      if (await isDone?.(tx)) return [];
      const identityIds = await directory.createAll(tx, prepared);
      const members = prepared.map((person, index) => ({
        ...person,
        identityId: identityIds[index] as string,
        createdAt: clock.now(),
      }));
      const ids = await insertMembers(tx, members);
      const joined = members.map(({ identityId }, index): Joined => ({ memberId: ids[index] as number, identityId }));
      await also?.(tx, joined);
      await live.changed(tx, 'members');
      return ids;
    });
  }

  return {
    /**
     * Creates an identity and its member, with an empty account, for each of them or for none.
     * @param also further work of the same transaction; it receives the new members, in the order of the newcomers
     * @param isDone called first in the transaction: whether an earlier request has created them, so that nothing is left
     * to do
     * @returns the members' ids; none if it was done
     * @throws Refusal as `Directory` does
     */
    joinAll,

    /** The same for one person. */
    async join(newcomer: Newcomer, also?: (tx: Tx) => Promise<unknown>): Promise<number> {
      const [id] = await joinAll([newcomer], also);
      return id as number;
    },
  };
}
