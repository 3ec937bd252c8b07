import { jest } from '@jest/globals';
import { afterRollback, type Tx } from '../platform/database';
import { embeddedForTests } from '../platform/database/testing';
import type { Directory } from '../platform/identity';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { openTestClub } from '../testing/test-club';
import { createJoining } from './joining.service';

const open = embeddedForTests();
afterEach(() => jest.restoreAllMocks());

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

test('passwords are hashed before the transaction, which would block everybody else for as long', async () => {
  const db = await open();
  const directory = await openDirectoryForTests(db);
  const club = await openTestClub(db, () => []);
  const joining = createJoining({ ...club, directory });
  const hashing = jest.spyOn(directory, 'preparePassword');
  const beginning = jest.spyOn(db, 'transaction');
  const person = { firstName: 'Ivka', email: null, password: 'Loptica-3-seta', roles: ['USER' as const] };
  await joining.joinAll(['prva', 'druga'].map((username) => ({ ...person, username, lastName: username })));
  expect(hashing).toHaveBeenCalledTimes(2);
  const lastHash = Math.max(...hashing.mock.invocationCallOrder);
  expect(beginning.mock.invocationCallOrder[0]).toBeGreaterThan(lastHash);
});
