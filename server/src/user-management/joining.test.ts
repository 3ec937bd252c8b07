import { afterRollback, type Tx } from '../platform/database';
import { embeddedForTests } from '../platform/database/testing';
import type { Directory } from '../platform/identity';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { openTestClub } from '../testing/test-club';
import { createJoining } from './joining.service';

const open = embeddedForTests();

test('when one of several newcomers cannot join, nobody does, in an external directory either, and the reason is returned', async () => {
  const db = await open();
  const names = new Set<string>();
  const directory: Directory = Object.assign(Object.create(await openDirectoryForTests(db)), {
    createAll: async (tx: Tx, newcomers: readonly { username: string }[]) =>
      newcomers.map(({ username }) => {
        names.add(username);
        afterRollback(tx, async () => names.delete(username));
        return username;
      }),
  });
  const club = await openTestClub(db, () => []);
  await club.addMember({ email: 'ana@klub.hr' });
  const joining = createJoining({ db, live: club.live, clock: club.clock, directory });
  const newcomer = { firstName: 'Iva', lastName: 'Novak', password: 'lopta-u-mreži', roles: [] };
  const iva = { ...newcomer, username: 'iva', email: 'iva@klub.hr' };
  const ana = { ...newcomer, username: 'ana', email: 'ana@klub.hr' };
  await expect(joining.joinAll([iva, ana])).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  expect(names).toEqual(new Set());
  await joining.join(iva);
  expect(names).toEqual(new Set(['iva']));
});
