import type { Role } from '@club/shared/contracts/roles';
import { lockAccount } from '../accounts';
import { insertMember } from '../members';
import type { Clock } from '../platform/clock';
import type { Database, Tx } from '../platform/database';
import type { Directory } from '../platform/identity';
import type { Live } from '../platform/live';

export interface Newcomer {
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname?: string;
  readonly email: string | null;
  readonly roles: Role[];
}

export type Joining = ReturnType<typeof createJoining>;

export function createJoining(parts: { db: Database; live: Live; clock: Clock; directory: Directory }) {
  const { db, live, clock, directory } = parts;
  return {
    /**
     * Makes an identity, the member behind it and an empty account.
     * @param also what else belongs to the same unit
     * @returns the member's id
     * @throws Refusal as `Directory` does
     */
    async join({ roles, password, ...person }: Newcomer, also?: (tx: Tx) => Promise<void>): Promise<number> {
      let identityId: string | undefined;
      try {
        return await db.transaction(async (tx) => {
          identityId = await directory.create(tx, { ...person, password, roles });
          const id = await insertMember(tx, { ...person, identityId, createdAt: clock.now() });
          await lockAccount(tx, id);
          await also?.(tx);
          await live.changed(tx, 'members');
          return id;
        });
      } catch (error) {
        // An identity kept elsewhere is no part of the transaction that has just failed.
        const left = identityId;
        if (left && directory.kind === 'keycloak') await db.transaction((tx) => directory.remove(tx, left));
        throw error;
      }
    },
  };
}
