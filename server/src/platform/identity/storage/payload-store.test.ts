import { sql } from 'kysely';
import { eachEngine, type TestDatabase } from '../../database/testing';
import { PayloadStore } from './payload-store';
import { purge } from './purge.repository';
import { openSessionNotices, type SessionNotices } from './session-notices';

eachEngine((open) => {
  let database: TestDatabase;
  let notices: SessionNotices;
  const store = (model: string) => new PayloadStore(database, notices, model);
  const rows = () => database.handle.selectFrom('identity_payload').selectAll().execute();

  beforeAll(async () => {
    database = await open();
    notices = await openSessionNotices(database);
  });
  beforeEach(() => database.handle.deleteFrom('identity_payload').execute());

  test('the browser’s id is not in the row, but in the payload that is found by it', async () => {
    const session = { accountId: 'ana', uid: 'u', cookie: 'cookie-of-the-session' };
    await store('Interaction').upsert('secret-id', { jti: 'secret-id', kind: 'Interaction', session }, 60);
    const stored = JSON.stringify(await rows());
    expect(stored).not.toContain('secret-id');
    expect(stored).not.toContain('cookie-of-the-session');
    expect(await store('Interaction').find('secret-id')).toEqual({
      jti: 'secret-id',
      kind: 'Interaction',
      session: { accountId: 'ana', uid: 'u' },
    });
    expect(await store('Session').find('secret-id')).toBeUndefined();
  });

  test('expired state is not found, and is purged', async () => {
    await store('Session').upsert('one', { uid: 'one' }, 60);
    await store('Session').upsert('two', { uid: 'two' }, 60);
    await database.handle
      .updateTable('identity_payload')
      .set({ expires_at: sql`now() - interval '2 minutes'` })
      .where('uid', '=', 'one')
      .execute();
    expect(await store('Session').find('one')).toBeUndefined();
    expect(await store('Session').findByUid('one')).toBeUndefined();
    await purge(database);
    expect((await rows()).map((row) => row.uid)).toEqual(['two']);
  });

  test('of concurrent consumers of a token one succeeds, and the token is marked as consumed', async () => {
    await store('RefreshToken').upsert('token', { grantId: 'g' }, 60);
    const tries = Array.from({ length: 5 }, () => store('RefreshToken').consume('token'));
    const outcomes = (await Promise.allSettled(tries)).map((outcome) => outcome.status);
    expect(outcomes.filter((outcome) => outcome === 'fulfilled')).toHaveLength(1);
    expect(await store('RefreshToken').find('token')).toMatchObject({ consumed: expect.any(Number) });
  });

  test('a used token is kept for a day, so that its second use is noticed', async () => {
    await store('RefreshToken').upsert('token', { grantId: 'g' }, 86_400 * 14);
    await store('RefreshToken').consume('token');
    await purge(database);
    expect(await rows()).toHaveLength(1);
    await database.handle
      .updateTable('identity_payload')
      .set({ consumed_at: sql`now() - interval '25 hours'` })
      .execute();
    await purge(database);
    expect(await rows()).toEqual([]);
  });

  test('revoking a grant revokes its codes and refresh tokens, and no others', async () => {
    await store('RefreshToken').upsert('mine', { grantId: 'g' }, 60);
    await store('RefreshToken').upsert('other', { grantId: 'h' }, 60);
    await store('Session').upsert('session', { uid: 'u', grantId: 'g' }, 60);
    await store('RefreshToken').revokeByGrantId('g');
    expect((await rows()).map((row) => row.model).sort()).toEqual(['RefreshToken', 'Session']);
    expect(await store('RefreshToken').find('mine')).toBeUndefined();
  });

  test('the end of a session is notified with its identity, the end of anything else is not', async () => {
    const received: (string | undefined)[] = [];
    notices.subscribe(
      (identityId) => received.push(identityId),
      () => undefined,
    );
    await store('RefreshToken').upsert('token', { accountId: 'ana' }, 60);
    await store('RefreshToken').destroy('token');
    await store('Session').destroy('of nobody');
    expect(received).toEqual([]);
    await store('Session').upsert('session', { uid: 'u', accountId: 'ana' }, 60);
    await store('Session').destroy('session');
    expect(received[0]).toBe('ana');
  });

  test('the end of a session is received by the other server processes, after the commit', async () => {
    const elsewhere = await openSessionNotices((await database.again?.()) ?? database);
    const received = new Promise((resolve) => elsewhere.subscribe(resolve, () => undefined));
    await database.transaction((tx) => notices.endingIn(tx, 'ana', 'DISABLED'));
    await expect(received).resolves.toBe('ana');
  });
});
