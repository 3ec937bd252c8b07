import { setTimeout as pause } from 'node:timers/promises';
import { eachEngine, type TestDatabase } from '../../database/testing';
import { addIdentity } from '../testing/directory';
import { updateUser } from '../users/users.repository';
import { openSessionNotices, type SessionNotices } from './session-notices';
import { SessionStore } from './session-store';
import { endSessions, findSessionsEpoch } from './sessions.repository';

eachEngine((open) => {
  let database: TestDatabase;
  let notices: SessionNotices;
  let store: SessionStore;
  let epoch: string;
  const rows = () => database.handle.selectFrom('identity_payload').selectAll().execute();
  const end = () => database.transaction((tx) => endSessions(tx, notices, 'ana', 'ROLES_CHANGED'));
  const refused = { name: 'LoginRequired' };

  beforeAll(async () => {
    database = await open();
    notices = await openSessionNotices(database);
    store = new SessionStore(database, notices, 'Session');
    const person = { firstName: 'Ana', lastName: 'Anić', email: 'ana@klub.hr', password: 'Teren-u-17h' };
    await addIdentity(database, { id: 'ana', username: 'ana', ...person });
  });
  beforeEach(async () => {
    await database.handle.deleteFrom('identity_payload').execute();
    await database.transaction((tx) => updateUser(tx, 'ana', { enabled: true }));
    epoch = await findSessionsEpoch(database.handle, 'ana');
  });

  test('a session that is found and saved with a new id stays one session', async () => {
    await store.upsert('before', { uid: 'u', accountId: 'ana', epoch }, 60);
    const found = await store.find('before');
    await store.upsert('after', { ...found }, 60);
    expect(await rows()).toHaveLength(1);
    expect(await store.find('before')).toBeUndefined();
    expect(await store.find('after')).toEqual({ jti: 'after', uid: 'u', accountId: 'ana', stored: true });
    expect(await store.findByUid('u')).toEqual({ uid: 'u', accountId: 'ana' });
  });

  test('a session that has ended since it was found is not saved', async () => {
    await store.upsert('one', { uid: 'u', accountId: 'ana', epoch }, 60);
    const found = await store.find('one');
    await end();
    await expect(store.upsert('one', { ...found }, 60)).rejects.toMatchObject(refused);
    expect(await rows()).toEqual([]);
  });

  test('a session without a user is saved, and becomes the user’s by a sign-in only', async () => {
    await store.upsert('one', { uid: 'u' }, 60);
    const found = await store.find('one');
    await expect(store.upsert('one', { ...found, accountId: 'ana' }, 60)).rejects.toMatchObject(refused);
    await store.upsert('one', { ...found, accountId: 'ana', epoch }, 60);
    expect(await store.findByUid('u')).toMatchObject({ accountId: 'ana' });
    await expect(store.upsert('two', { uid: 'v', accountId: 'ana' }, 60)).rejects.toMatchObject(refused);
    expect(await rows()).toHaveLength(1);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the sessions were ended', end],
    ['the user was disabled', () => database.transaction((tx) => updateUser(tx, 'ana', { enabled: false }))],
  ])('a sign-in does not begin a session when %s since the password was checked', async (_what, act) => {
    await store.upsert('anonymous', { uid: 'u' }, 60);
    const found = await store.find('anonymous');
    await act();
    await expect(store.upsert('new', { uid: 'v', accountId: 'ana', epoch }, 60)).rejects.toMatchObject(refused);
    const signedIn = { ...found, accountId: 'ana', epoch };
    await expect(store.upsert('anonymous', signedIn, 60)).rejects.toMatchObject(refused);
    expect((await rows()).map((row) => row.account_id)).toEqual([null]);
  });

  test('a sign-in waits for a change that is not committed yet', async () => {
    let changed: () => void = () => undefined;
    const isChanged = new Promise<void>((resolve) => {
      changed = resolve;
    });
    const change = database.transaction(async (tx) => {
      await endSessions(tx, notices, 'ana', 'PASSWORD_CHANGED');
      changed();
      await pause(100);
    });
    await isChanged;
    const signIn = store.upsert('new', { uid: 'v', accountId: 'ana', epoch }, 60).catch((error: unknown) => error);
    await change;
    expect(await signIn).toMatchObject(refused);
    expect(await rows()).toEqual([]);
  });
});
