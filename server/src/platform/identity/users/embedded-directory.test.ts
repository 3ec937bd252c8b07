import { eachEngine, type TestDatabase } from '../../database/testing';
import type { NewIdentity } from '../directory';
import { verifyPassword } from '../password/password-hash';
import { openSessionNotices } from '../storage/session-notices';
import { openSession } from '../testing/tokens';
import { EmbeddedDirectory } from './embedded-directory';
import { findUser } from './users.repository';

const PASSWORD = 'lopta-u-mreži';

eachEngine((open) => {
  let database: TestDatabase;
  let directory: EmbeddedDirectory;
  beforeAll(async () => {
    database = await open();
    directory = new EmbeddedDirectory(database, await openSessionNotices(database));
  });
  beforeEach(async () => {
    await database.handle.deleteFrom('identity_user').execute();
    await database.handle.deleteFrom('identity_payload').execute();
  });

  const create = (username: string, changes: Partial<NewIdentity> = {}) => {
    const person = { username, password: PASSWORD, firstName: 'Čedo', lastName: 'Šimić', email: null };
    return database.transaction((tx) => directory.create(tx, { ...person, roles: ['USER'], ...changes }));
  };
  const user = (id: string) => findUser(database.handle, id);
  const count = async () => (await database.handle.selectFrom('identity_user').select('id').execute()).length;
  const sessions = (id: string) =>
    database.handle.selectFrom('identity_payload').select('id').where('account_id', '=', id).execute();

  test('a taken name is refused in any spelling', async () => {
    await create('Čedo');
    for (const username of ['Čedo', 'čedo', ' ČEDO', 'čedo'.normalize('NFD')]) {
      await expect(create(username)).rejects.toMatchObject({
        status: 409,
        code: 'USERNAME_TAKEN',
        fields: { userName: 'Korisničko ime je već zauzeto.' },
      });
    }
    expect(await count()).toBe(1);
  });

  test('a weak password is refused, for a new identity and for an existing one', async () => {
    const message = 'Lozinka mora imati najmanje 10 znakova.';
    const weak = { status: 400, code: 'PASSWORD_WEAK', message, fields: { password: message } };
    await expect(create('ana', { password: 'kratka' })).rejects.toMatchObject(weak);
    const id = await create('ana');
    const change = database.transaction((tx) => directory.setPassword(tx, id, 'kratka'));
    await expect(change).rejects.toMatchObject(weak);
  });

  test('a shared password is hashed once, signs in each identity, and need not be strong', async () => {
    const password = await directory.sharePassword('demo');
    const stored = await Promise.all(
      [create('ana', { password }), create('marko', { password })].map(async (id) => user(await id)),
    );
    expect(new Set(stored.map((each) => each?.password_hash)).size).toBe(1);
    expect(await verifyPassword(stored[0]?.password_hash, 'demo')).toBe(true);
    expect(await verifyPassword(stored[0]?.password_hash, 'demo ')).toBe(false);
  });

  test('a new password must differ from the old one', async () => {
    const id = await create('ana', { password: 'posve-druga-1' });
    const change = database.transaction((tx) => directory.setPassword(tx, id, 'posve-druga-1'));
    const message = 'Nova lozinka mora biti različita od dosadašnje.';
    await expect(change).rejects.toMatchObject({ code: 'PASSWORD_WEAK', fields: { password: message } });
  });

  test('a failed transaction of the caller leaves nothing', async () => {
    const id = await create('ana');
    await openSession(database, id);
    const failing = database.transaction(async (tx) => {
      await directory.setPassword(tx, id, 'posve-druga-1');
      await directory.create(tx, {
        username: 'iva',
        password: PASSWORD,
        firstName: 'I',
        lastName: 'I',
        email: null,
        roles: [],
      });
      throw new Error('no');
    });
    const before = await user(id);
    await expect(failing).rejects.toThrow('no');
    expect(await user(id)).toEqual(before);
    expect(await sessions(id)).toHaveLength(1);
    expect(await count()).toBe(1);
  });

  test('an identity is stored as given, its password only as a hash', async () => {
    const id = await create(' Čedo ', { email: 'cedo@klub.hr', roles: ['USER', 'MAINTENANCE'] });
    expect(await user(id)).toEqual({
      id,
      username: 'Čedo',
      password_hash: expect.stringMatching(/^\$argon2id\$/),
      given_name: 'Čedo',
      family_name: 'Šimić',
      email: 'cedo@klub.hr',
      roles: ['USER', 'MAINTENANCE'],
      enabled: true,
      one_time: false,
      sessions_ended_at: null,
      sessions_ended_by: null,
    });
    expect(await directory.rolesOf([id, 'unknown'])).toEqual(new Map([[id, ['USER', 'MAINTENANCE']]]));
    expect(await directory.administrators()).toEqual([]);
  });

  test('a password that was prepared before the transaction is not hashed in it', async () => {
    const id = await create('ana');
    const prepared = await directory.prepareChange(id, 'posve-druga-1');
    await database.transaction((tx) => directory.setPassword(tx, id, prepared));
    expect(await user(id)).toMatchObject({ password_hash: prepared.hash });
    await expect(directory.prepareChange(id, 'posve-druga-1')).rejects.toMatchObject({ code: 'PASSWORD_WEAK' });
    await expect(directory.prepareChange(id, 'Trešnjevka-1', { lastName: 'Trešnjevka' })).rejects.toMatchObject({
      code: 'PASSWORD_WEAK',
    });
  });

  test('a password that was prepared is compared with the one that the identity has got meanwhile', async () => {
    const id = await create('ana');
    const same = await directory.prepareChange(id, 'posve-druga-1');
    const other = await directory.prepareChange(id, 'posve-treća-1');
    await database.transaction((tx) => directory.setPassword(tx, id, 'posve-druga-1'));
    const change = database.transaction((tx) => directory.setPassword(tx, id, same));
    await expect(change).rejects.toMatchObject({ code: 'PASSWORD_WEAK' });
    await database.transaction((tx) => directory.setPassword(tx, id, other));
    expect(await verifyPassword((await user(id))?.password_hash, 'posve-treća-1')).toBe(true);
  });

  test('names and e-mail change with the password, which is compared with the new ones, or not at all', async () => {
    const id = await create('ana');
    const owner = { firstName: 'Ana', lastName: 'Trešnjevka', email: 'ana@klub.hr' };
    const change = (password: string) =>
      database.transaction((tx) => directory.setPassword(tx, id, password, { owner }));
    const before = await user(id);
    await expect(change('Trešnjevka-1')).rejects.toMatchObject({ code: 'PASSWORD_WEAK' });
    expect(await user(id)).toEqual(before);
    await change('posve-druga-1');
    expect(await user(id)).toMatchObject({ given_name: 'Ana', family_name: 'Trešnjevka', email: 'ana@klub.hr' });
  });

  test('a password set by an administrator is valid once', async () => {
    const id = await create('ana');
    await database.transaction((tx) => directory.setPassword(tx, id, 'jednokratna', { oneTime: true }));
    expect(await user(id)).toMatchObject({ one_time: true });
    await database.transaction((tx) => directory.setPassword(tx, id, 'moja-vlastita'));
    expect(await user(id)).toMatchObject({ one_time: false });
    expect(await user(await create('iva', { oneTime: true }))).toMatchObject({ one_time: true });
  });

  test.each<[string, (id: string) => Promise<void>, number]>([
    ['a new password', (id) => database.transaction((tx) => directory.setPassword(tx, id, 'posve-druga-1')), 0],
    ['disabling', (id) => database.transaction((tx) => directory.setEnabled(tx, id, false)), 0],
    ['deleting', (id) => database.transaction((tx) => directory.remove(tx, id)), 0],
    ['taking a role', (id) => database.transaction((tx) => directory.setRoles(tx, id, [])), 0],
    ['giving a role', (id) => database.transaction((tx) => directory.setRoles(tx, id, ['USER', 'ADMIN'])), 1],
    ['enabling', (id) => database.transaction((tx) => directory.setEnabled(tx, id, true)), 1],
  ])('%s leaves the sessions that it should, and nobody else’s touched', async (_name, act, left) => {
    const id = await create('ana');
    const other = await create('iva');
    await openSession(database, id);
    await openSession(database, other);
    await act(id);
    expect(await sessions(id)).toHaveLength(left);
    expect(await sessions(other)).toHaveLength(1);
  });
});
