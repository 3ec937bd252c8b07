import { embeddedForTests } from '../platform/database/testing';
import type { Directory } from '../platform/identity';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { openTestClub } from '../testing/test-club';
import { createJoining } from './joining.service';

const open = embeddedForTests();

test('every identity of newcomers who could not join is abandoned, and the reason is returned', async () => {
  const db = await open();
  const embedded = await openDirectoryForTests(db);
  const abandoned: string[] = [];
  let made = 0;
  const directory: Directory = Object.assign(Object.create(embedded), {
    create: async () => {
      made += 1;
      return `identity-${made}`;
    },
    abandon: async (id: string) => {
      abandoned.push(id);
    },
  });
  const club = await openTestClub(db, () => []);
  await club.addMember({ email: 'ana@klub.hr' });
  const joining = createJoining({ db, live: club.live, clock: club.clock, directory });
  const newcomer = { firstName: 'Iva', lastName: 'Novak', password: 'lopta-u-mreži', roles: [] };
  const newcomers = [
    { ...newcomer, username: 'iva', email: 'iva@klub.hr' },
    { ...newcomer, username: 'ana', email: 'ana@klub.hr' },
  ];
  await expect(joining.joinAll(newcomers)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  expect(abandoned).toEqual(['identity-1', 'identity-2']);
  await club.close();
});
