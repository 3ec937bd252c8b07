import { fixedClock } from '../../platform/clock';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openIdentity } from '../../platform/identity';
import { TEST_LOOK } from '../../platform/identity/testing/look';
import { openLiveHub } from '../../platform/live';
import { openNoticeKeys } from './notice-keys';

eachEngine((open) => {
  let db: TestDatabase;
  beforeEach(async () => {
    db = await open();
    await db.handle.deleteFrom('identity_secret').execute();
  });
  const keys = async (sealingKey = Buffer.alloc(32, 1)) => {
    const identity = await openIdentity({
      settings: { sealingKey, keycloak: undefined },
      publicUrl: 'http://localhost',
      dataDir: '/nowhere',
      database: db,
      clock: fixedClock('2026-07-01T08:00:00Z'),
      live: await openLiveHub(db, () => undefined),
      findMember: async () => undefined,
      look: () => TEST_LOOK,
    });
    return openNoticeKeys(identity.secret);
  };
  const stored = async () => JSON.stringify(await db.handle.selectFrom('identity_secret').selectAll().execute());

  test('are created once, the same for all processes, and are not readable in the database', async () => {
    const made = await keys();
    expect(Buffer.from(made.push.privateKey, 'base64url')).toHaveLength(32);
    expect(Buffer.from(made.unsubscribeSecret, 'base64url')).toHaveLength(32);
    expect(await keys()).toEqual(made);
    for (const secret of [made.push.privateKey, made.unsubscribeSecret]) expect(await stored()).not.toContain(secret);
  });

  test('do not open with another sealing key', async () => {
    await keys();
    await db.handle.deleteFrom('identity_key').execute();
    await db.handle.deleteFrom('identity_secret').where('name', 'not in', ['web-push', 'unsubscribe']).execute();
    await expect(keys(Buffer.alloc(32, 2))).rejects.toThrow(/"web-push" in the database was sealed with another key/);
  });
});
