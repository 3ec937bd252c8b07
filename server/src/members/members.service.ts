import type { Role } from '@club/shared/contracts/roles';
import { lockAccount } from '../accounts/accounts.repository';
import type { Clock } from '../clock/clock';
import type { Database, Tx } from '../database/database';
import type { Directory } from '../identity/directory';
import type { Live } from '../live/live';
import { insertMember } from './members.repository';

export interface Joining {
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname?: string;
  readonly email: string | null;
  readonly roles: Role[];
  readonly inLeague: boolean;
}

export type Members = ReturnType<typeof createMembers>;

export function createMembers(parts: { db: Database; live: Live; clock: Clock; directory: Directory }) {
  const { db, live, clock, directory } = parts;
  return {
    /**
     * Makes an identity, the member behind it and an empty account.
     * @param also what else belongs to the same unit
     * @returns the member's id
     * @throws Refusal as `Directory` does
     */
    async join({ roles, password, ...person }: Joining, also?: (tx: Tx) => Promise<void>): Promise<number> {
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
