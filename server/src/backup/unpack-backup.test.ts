import { hash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { embeddedForTests } from '../platform/database/testing';
import { writeArchive } from './backup-archive';
import { BackupRefused, unpackBackup } from './unpack-backup';
import { writeBackup } from './write-backup.service';

let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'unpack-backup-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(home, { recursive: true });
});
const at = (...names: string[]) => path.join(home, ...names);

/** @param place counted from the end when negative */
const withChangedByte = (bytes: Buffer, place: number) => Buffer.from(bytes.with(place, (bytes.at(place) ?? 0) ^ 0xff));

describe('of the embedded engine', () => {
  const open = embeddedForTests();
  const backUp = async (recipient?: string) => {
    const file = at(recipient ? 'club.tar.gz.age' : 'club.tar.gz');
    const place = { db: await open(), dataDir: at('source'), sealingKey: undefined };
    await writeBackup(place, { file, recipient }, new Date('2026-11-20T06:00:00Z'));
    return file;
  };

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 200)],
    ['changed', (bytes: Buffer) => withChangedByte(bytes, 900)],
    ['of something else', () => Buffer.from('not a backup at all')],
  ])('a backup that is %s is refused before anything is touched', async (_what, damage) => {
    const file = await backUp();
    fs.writeFileSync(file, damage(fs.readFileSync(file)));
    await expect(unpackBackup(file, at('unpacked'))).rejects.toThrow(BackupRefused);
    expect(fs.readdirSync(home)).toEqual(['club.tar.gz']);
  });

  test('an encrypted backup needs the key that it was made for', async () => {
    const file = await backUp(await identityToRecipient(await generateX25519Identity()));
    await expect(unpackBackup(file, at('unpacked'))).rejects.toThrow('--identity');
    await expect(unpackBackup(file, at('unpacked'), await generateX25519Identity())).rejects.toThrow(BackupRefused);
  });

  test('an encrypted backup is recognized by its content, whatever it is called', async () => {
    const file = at('backup.tar.gz');
    fs.renameSync(await backUp(await identityToRecipient(await generateX25519Identity())), file);
    await expect(unpackBackup(file, at('unpacked'))).rejects.toThrow('--identity');
    expect(fs.readdirSync(home)).toEqual(['backup.tar.gz']);
  });

  test('a key for a backup that is not encrypted is not needed', async () => {
    const { manifest } = await unpackBackup(await backUp(), at('unpacked'), await generateX25519Identity());
    expect(manifest.tables).not.toEqual([]);
  });
});

test.each([
  ['of a later release', '{"format":2,"contents":[]}', 'novije inačice (oblik 2). Nadogradite program pa ponovite.'],
  [
    'without the list of its content',
    '{"format":1}',
    'Popis sadržaja sigurnosne kopije nije ispravan: kopija nije cijela.',
  ],
])('a backup %s is refused in one line', async (_what, manifest, reason) => {
  const file = at('other.tar.gz');
  await writeArchive(file, undefined, (archive) => archive.add('manifest.json', Buffer.from(manifest)));
  const refused = await unpackBackup(file, at('unpacked')).catch((error) => error);
  expect(refused).toBeInstanceOf(BackupRefused);
  expect(refused.message).toContain(reason);
  expect(refused.message).not.toContain('\n');
});

/** A backup of these files, whose list says this of them. */
async function forged(files: Record<string, string>, listed: Record<string, string> = files): Promise<string> {
  const file = at('forged.tar.gz');
  const list = Object.entries(listed).map(([name, content]) => ({
    name,
    bytes: content.length,
    sha256: hash('sha256', content),
  }));
  const manifest = {
    ...{ format: 1, madeAt: '2026-11-20T06:00:00Z', engine: 'embedded', migrations: [], tables: [], files: list },
    ...{ ledger: { entries: 0, lastId: null, sumCents: 0 }, sealedWith: null },
  };
  await writeArchive(file, undefined, async (archive) => {
    for (const [name, content] of Object.entries(files)) await archive.add(name, Buffer.from(content));
    await archive.add('manifest.json', Buffer.from(JSON.stringify(manifest)));
  });
  return file;
}

test.each([
  '../x',
  '/x',
  'x',
  'media/../../x',
  'media/..\\..\\x',
  'media/a//x',
  'tables/../0.jsonl',
  'tables/a/b/0.jsonl',
  'tables/a/../../../0.jsonl',
  'identity.key/x',
])('a forged backup with a file %s is refused, and writes nothing', async (name) => {
  const file = await forged({ 'tables/member/000000.jsonl': '', [name]: 'x' });
  await expect(unpackBackup(file, at('a/b/unpacked'))).rejects.toThrow(`${name} ne pripada u sigurnosnu kopiju.`);
  expect(fs.readdirSync(home, { recursive: true }).sort()).toEqual(['a', 'a/b', 'forged.tar.gz']);
});

const FILES = { 'tables/member/000000.jsonl': '["1"]\n', 'media/1-a.avif': 'picture' };

test('a backup whose files are those of its list is unpacked', async () => {
  const { manifest, media } = await unpackBackup(await forged(FILES), at('unpacked'));
  expect(manifest.files.map(({ name }) => name)).toEqual(Object.keys(FILES));
  expect(fs.readdirSync(media ?? '')).toEqual(['1-a.avif']);
});

test.each([
  [
    'a file of another content',
    { ...FILES, 'media/1-a.avif': 'picturE' },
    'media/1-a.avif u sigurnosnoj kopiji nije onakav',
  ],
  ['a file that is missing', { ...FILES, 'media/2-b.avif': '' }, 'media/2-b.avif u sigurnosnoj kopiji nije onakav'],
  ['a file too many', { 'media/1-a.avif': 'picture' }, 'tables/member/000000.jsonl nije na popisu sadržaja'],
])('a backup that differs from its list by %s is refused', async (_what, listed, reason) => {
  const file = await forged(FILES, listed);
  await expect(unpackBackup(file, at('unpacked'))).rejects.toThrow(reason);
  expect(fs.readdirSync(home)).toEqual(['forged.tar.gz']);
});

test('a backup whose damage is found while one of its files is being written leaves no folder', async () => {
  const file = at('club.tar.gz');
  await writeArchive(file, undefined, async (archive) => {
    for (const part of ['0', '1', '2']) await archive.add(`tables/member/${part}.jsonl`, randomBytes(20_000));
  });
  fs.writeFileSync(file, withChangedByte(fs.readFileSync(file), -8));
  const { mkdir } = fsPromises;
  jest.spyOn(fsPromises, 'mkdir').mockImplementation((...given) => setTimeout(20).then(() => mkdir(...given)));
  await expect(unpackBackup(file, at('unpacked'))).rejects.toThrow(BackupRefused);
  await setTimeout(40);
  expect(fs.readdirSync(home)).toEqual(['club.tar.gz']);
});

describe('where files are opened slowly', () => {
  // As on a disk that is asleep or a busy machine: what is removed meanwhile must not be made afterwards.
  beforeEach(() => {
    const { open } = fs;
    jest
      .spyOn(fs, 'open')
      .mockImplementation(
        ((...given: Parameters<typeof open>) => void setTimeout(20).then(() => open(...given))) as typeof open,
      );
  });

  test('a key with a mistyped character leaves no file', async () => {
    const writing = writeArchive(at('club.tar.gz.age'), 'age1mistyped', async () => undefined);
    await expect(writing).rejects.toThrow('BACKUP_AGE_RECIPIENT');
    await setTimeout(40);
    expect(fs.readdirSync(home)).toEqual([]);
  });

  test('a backup whose content cannot be read leaves no file', async () => {
    const writing = writeArchive(at('club.tar.gz'), undefined, () => Promise.reject(new Error('no database')));
    await expect(writing).rejects.toThrow('no database');
    await setTimeout(40);
    expect(fs.readdirSync(home)).toEqual([]);
  });
});

test('a key with a mistyped character is named with its setting, and leaves no file', async () => {
  const key = await identityToRecipient(await generateX25519Identity());
  const mistyped = key.slice(0, -1) + (key.endsWith('q') ? 'p' : 'q');
  const writing = writeArchive(at('club.tar.gz.age'), mistyped, async () => undefined);
  await expect(writing).rejects.toThrow(`BACKUP_AGE_RECIPIENT is not an age public key: ${mistyped}`);
  expect(fs.readdirSync(home)).toEqual([]);
});
