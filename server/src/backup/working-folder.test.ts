import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderInUse } from '../platform/database';
import { inWorkingFolder } from './working-folder';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'working-folder-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

test('what an interrupted run has left is removed before the next one, and everything after it', async () => {
  fs.mkdirSync(path.join(dataDir, 'unpacked/tables'), { recursive: true });
  const found = await inWorkingFolder(dataDir, async (folder) => {
    const before = fs.readdirSync(folder);
    fs.writeFileSync(path.join(folder, 'identity.key'), 'tajna');
    return before;
  });
  expect(found).toEqual([]);
  expect(fs.readdirSync(dataDir)).toEqual([]);
});

test('a failure leaves nothing either', async () => {
  const failed = inWorkingFolder(dataDir, async (folder) => {
    fs.writeFileSync(path.join(folder, 'identity.key'), 'tajna');
    throw new Error('cut off');
  });
  await expect(failed).rejects.toThrow('cut off');
  expect(fs.readdirSync(dataDir)).toEqual([]);
});

test('two at once do not remove each other’s files', async () => {
  await inWorkingFolder(dataDir, async (folder) => {
    fs.writeFileSync(path.join(folder, 'identity.key'), 'tajna');
    await expect(inWorkingFolder(dataDir, async () => undefined)).rejects.toThrow(FolderInUse);
    expect(fs.readdirSync(folder)).toEqual(['identity.key']);
  });
});
