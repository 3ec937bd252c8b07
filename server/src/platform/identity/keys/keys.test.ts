import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { fixedClock } from '../../clock';
import { eachEngine, embeddedForTests, type TestDatabase } from '../../database/testing';
import { accessToken } from '../testing/tokens';
import { openKeyRing } from './key-ring';
import { sealerWith } from './sealer';
import { sealingKeyFile } from './sealing-key';
import { openSecrets } from './secrets';
import type { SigningKey } from './signing-keys';
import { WrongKey } from './wrong-key';

const sealer = sealerWith(Buffer.alloc(32, 1));
const other = sealerWith(Buffer.alloc(32, 2));
const START = '2026-01-01T00:00:00Z';

describe('a sealed text', () => {
  test('opens with its key and under its name', () => {
    const sealed = sealer.seal('cookies', 'tajna');
    expect(sealed).not.toContain('tajna');
    expect(sealer.seal('cookies', 'tajna')).not.toBe(sealed);
    expect(sealer.open('cookies', sealed)).toBe('tajna');
  });

  test('does not open with another key, under another name, or changed', () => {
    const sealed = sealer.seal('cookies', 'tajna');
    const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`;
    expect(() => other.open('cookies', sealed)).toThrow(/IDENTITY_KEY/);
    expect(() => sealer.open('csrf', sealed)).toThrow(/another key/);
    expect(() => sealer.open('cookies', changed)).toThrow(/another key/);
    expect(() => sealer.open('cookies', '')).toThrow(/another key/);
  });
});

describe('the key file', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'identity-key-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  test('is created once, complete, and readable by its owner only, even with concurrent starts', async () => {
    const dataDir = path.join(folder, 'fresh', 'data');
    const keys = await Promise.all(Array.from({ length: 8 }, () => sealingKeyFile(dataDir, async () => false)));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
    expect(fs.readdirSync(dataDir)).toEqual(['identity.key']);
    expect(fs.statSync(path.join(dataDir, 'identity.key')).mode & 0o777).toBe(0o600);
    expect(await sealingKeyFile(dataDir, async () => false)).toEqual(keys[0]);
  });

  test('when missing although the database has secrets, stops the start, and no other one is created', async () => {
    const dataDir = path.join(folder, 'restored');
    await expect(sealingKeyFile(dataDir, async () => true)).rejects.toThrow(WrongKey);
    expect(fs.existsSync(dataDir)).toBe(false);
  });

  test('that another process has just created is used', async () => {
    const dataDir = path.join(folder, 'together');
    let first: Buffer | undefined;
    const second = await sealingKeyFile(dataDir, async () => {
      first = await sealingKeyFile(dataDir, async () => false);
      return true;
    });
    expect(second).toEqual(first);
  });

  test('when damaged, stops the start instead of being replaced', async () => {
    fs.writeFileSync(path.join(folder, 'identity.key'), 'half');
    await expect(sealingKeyFile(folder, async () => false)).rejects.toThrow(/not an identity key/);
  });
});

eachEngine((open) => {
  let database: TestDatabase;
  let otherProcess: TestDatabase | Awaited<ReturnType<NonNullable<TestDatabase['again']>>>;
  const clock = fixedClock(START);
  beforeAll(async () => {
    database = await open();
    otherProcess = (await database.again?.()) ?? database;
  });

  test('several processes that start on an empty database agree on one key and one secret', async () => {
    const both = [database, otherProcess, database, otherProcess];
    const rings = await Promise.all(both.map((each) => openKeyRing(each, sealer, clock)));
    expect(new Set(rings.map((ring) => ring.keys.map((key) => key.kid).join())).size).toBe(1);
    expect(rings[0]?.keys).toHaveLength(1);
    const secrets = await Promise.all(both.map(async (each) => (await openSecrets(each, sealer, clock))('cookies')));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toHaveLength(43);
  });

  test('a process that has read the secrets before another created one uses that one', async () => {
    const [first, second] = [
      await openSecrets(database, sealer, clock),
      await openSecrets(otherProcess, sealer, clock),
    ];
    const created = await first('forms');
    expect(await second('forms', () => 'another')).toBe(created);
    expect(await second('forms')).toBe(created);
  });

  test('no signing secret is readable in the database', async () => {
    const secret = await (await openSecrets(database, sealer, clock))('csrf');
    const [key] = (await openKeyRing(database, sealer, clock)).keys;
    const keys = await database.handle.selectFrom('identity_key').selectAll().execute();
    const secrets = await database.handle.selectFrom('identity_secret').selectAll().execute();
    expect(keys.map((row) => row.kid)).toEqual([key?.kid]);
    const stored = JSON.stringify([keys, secrets]);
    for (const readable of [secret, key?.d, key?.n, '"kty"']) expect(stored).not.toContain(readable);
  });

  test('a server with another sealing key reports the reason', async () => {
    await expect(openKeyRing(database, other, clock)).rejects.toThrow(/IDENTITY_KEY/);
  });

  test('after half a year a new key signs, the old one still verifies, and is removed a month later', async () => {
    const ring = await openKeyRing(database, sealer, clock);
    const elsewhere = await openKeyRing(otherProcess, sealer, clock);
    const [old] = ring.keys as [SigningKey];
    const token = await accessToken(old, { sub: 'x' });
    let changes = 0;
    ring.onChange(() => {
      changes += 1;
    });

    clock.set('2026-06-29T00:00:00Z');
    await ring.refresh();
    expect(changes).toBe(0);

    clock.set('2026-07-01T00:00:00Z');
    await Promise.all([ring.refresh(), elsewhere.refresh()]);
    expect(changes).toBe(1);
    expect(ring.keys.map((key) => key.kid)).toEqual([expect.not.stringMatching(old.kid), old.kid]);
    expect(elsewhere.keys).toEqual(ring.keys);
    await expect(jwtVerify(token, ring.findKey)).resolves.toHaveProperty('payload.sub', 'x');

    clock.set('2026-07-30T23:59:00Z');
    await ring.refresh();
    await expect(jwtVerify(token, ring.findKey)).resolves.toHaveProperty('payload.sub', 'x');

    clock.set('2026-07-31T00:01:00Z');
    await ring.refresh();
    expect(ring.keys).toHaveLength(1);
    await expect(jwtVerify(token, ring.findKey)).rejects.toThrow();
  });
});

describe('a token signed by a process that has just rotated', () => {
  const open = embeddedForTests();

  test('is verified by a process that has not loaded the new key yet', async () => {
    const database = await open();
    const early = fixedClock(START);
    const behind = await openKeyRing(database, sealer, early);
    const ahead = await openKeyRing(database, sealer, fixedClock('2026-12-01T00:00:00Z'));
    const token = await accessToken(ahead.keys[0] as SigningKey, { sub: 'x' });
    expect(behind.keys.map((key) => key.kid)).not.toContain(decodeProtectedHeader(token).kid);
    await expect(jwtVerify(token, behind.findKey)).resolves.toHaveProperty('payload.sub', 'x');
  });

  test('tokens with keys that do not exist have the keys read once in ten seconds', async () => {
    const database = await open();
    const ring = await openKeyRing(database, sealer, fixedClock(START));
    const elsewhere = await openKeyRing(await open(), sealer, fixedClock(START));
    const token = await accessToken(elsewhere.keys[0] as SigningKey, { sub: 'x' });
    const reads = jest.spyOn(database.handle, 'selectFrom');
    const readsAfter = async (milliseconds: number) => {
      const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + milliseconds);
      await expect(jwtVerify(token, ring.findKey)).rejects.toThrow();
      now.mockRestore();
      return reads.mock.calls.length;
    };
    expect([await readsAfter(0), await readsAfter(5_000), await readsAfter(11_000)]).toEqual([1, 1, 2]);
    reads.mockRestore();
  });
});
