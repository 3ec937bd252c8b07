import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { fixedClock } from '../platform/clock';
import type { Database } from '../platform/database';
import { embeddedForTests } from '../platform/database/testing';
import { draftOf } from './backup-archive';
import { listBackups, removeOldBackups } from './backup-files';
import { requestBackup } from './backup-requests';
import { isDue, scheduleBackups } from './backup-schedule';
import { readBackupSettings } from './backup-settings';

let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-schedule-'));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

async function eventually(ask: () => boolean): Promise<void> {
  while (!ask()) await nextTurn();
}

describe('on the embedded engine', () => {
  const open = embeddedForTests();

  test('a running server makes the backup that the command line requests, and reports an error', async () => {
    const report = (error: unknown) => {
      throw error;
    };
    const place = { db: await open(), dataDir: home, sealingKey: undefined };
    const settings = { ...readBackupSettings({}, home, true), keep: 1 };
    const stop = scheduleBackups({ place, settings, clock: fixedClock('2026-11-20T06:00:00Z'), report });
    const answers = await Promise.all([requestBackup(home), requestBackup(home)]);
    const file = path.join(home, 'backups', 'tenis-klub-2026-11-20T06-00-00Z.tar.gz');
    expect(answers).toEqual([{ file }, { file }]);
    expect(await listBackups(settings.folder, new Date('2026-11-20T06:00:00Z'))).toMatchObject([{ file }]);

    fs.rmSync(settings.folder, { recursive: true });
    fs.writeFileSync(settings.folder, 'no folder');
    expect(await requestBackup(home)).toEqual({
      error: expect.stringMatching(/EEXIST|ENOTDIR/),
      code: expect.stringMatching(/EEXIST|ENOTDIR/),
      path: settings.folder,
    });
    await stop();
    expect(fs.readdirSync(path.join(home, 'requests'))).toEqual([]);
  });
});

test('a backup that fails by itself is reported with its folder', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  try {
    const settings = readBackupSettings({ BACKUP_DIR: path.join(home, 'no folder') }, home, false);
    fs.writeFileSync(settings.folder, '');
    // The folder is needed before the database.
    const place = { db: { engine: 'postgres' } as Database, dataDir: home, sealingKey: undefined };
    const reported = new Promise((report) => {
      scheduleBackups({ place, settings, clock: fixedClock('2026-11-20T06:00:00Z'), report });
    });
    jest.advanceTimersByTime(60_000);
    expect(await reported).toMatchObject({
      message: expect.stringMatching(`^The backup in ${settings.folder} failed: E`),
      cause: { code: expect.stringMatching(/EEXIST|ENOTDIR/) },
    });
  } finally {
    jest.useRealTimers();
  }
});

test('while a backup takes longer than a minute no other is queued; afterwards it is checked again whether one is due', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  const looks = jest.spyOn(fs.promises, 'readdir');
  try {
    /** Each backup that has reached the database waits there until the test lets it fail. */
    const waiting: ((error: Error) => void)[] = [];
    const transaction = () => new Promise<never>((_resolve, reject) => waiting.push(reject));
    const session = { transaction } as unknown as Pick<Database, 'handle' | 'transaction'>;
    const db = { ...session, engine: 'postgres', withoutTimeouts: (work) => work(session) } as Database;
    const reported: string[] = [];
    scheduleBackups({
      place: { db, dataDir: home, sealingKey: undefined },
      settings: readBackupSettings({}, home, false),
      clock: fixedClock('2026-11-20T06:00:00Z'),
      report: (error) => reported.push(String(error)),
    });
    jest.advanceTimersByTime(60_000);
    await eventually(() => waiting.length === 1);
    looks.mockClear();
    jest.advanceTimersByTime(3 * 60_000);
    expect(looks).not.toHaveBeenCalled();

    waiting[0]?.(new Error('the database is down'));
    await eventually(() => reported.length === 1);
    jest.advanceTimersByTime(60_000);
    await eventually(() => waiting.length === 2);
  } finally {
    looks.mockRestore();
    jest.useRealTimers();
  }
});

describe('with the daily backup', () => {
  /** Whether it is due at a moment, by the newest one. */
  const dueAt = async (now: string, newest: string, every: Record<string, string> = {}) => {
    const settings = readBackupSettings(every, home, false);
    fs.rmSync(settings.folder, { recursive: true, force: true });
    fs.mkdirSync(settings.folder);
    fs.writeFileSync(path.join(settings.folder, `tenis-klub-${newest}.tar.gz`), '');
    return isDue(settings, new Date(now));
  };

  test.each([
    ['at 4:00 in Zagreb, not at the hour of the first start', '2026-11-19T17-30-00Z', '2026-11-20T03:00:00Z'],
    ['at 4:00 in Zagreb in summer', '2026-07-19T17-30-00Z', '2026-07-20T02:00:00Z'],
    ['25 hours later when the clocks go back', '2026-10-24T02-00-00Z', '2026-10-25T03:00:00Z'],
  ])('the next one is due %s', async (_, newest, quietHour) => {
    const before = new Date(Date.parse(quietHour) - 1);
    expect(await dueAt(before.toISOString(), newest)).toBe(false);
    expect(await dueAt(quietHour, newest)).toBe(true);
  });

  test('a server that did not run at 4:00 makes it as soon as it runs, once', async () => {
    expect(await dueAt('2026-11-20T17:30:00Z', '2026-11-20T02-59-59Z')).toBe(true);
    expect(await dueAt('2026-11-20T17:31:00Z', '2026-11-20T17-30-00Z')).toBe(false);
  });

  test('the one of every second day is due at 4:00, too', async () => {
    const every = { BACKUP_EVERY_HOURS: '48' };
    expect(await dueAt('2026-11-20T03:00:00Z', '2026-11-19T03-00-00Z', every)).toBe(false);
    expect(await dueAt('2026-11-21T02:59:59Z', '2026-11-19T03-00-00Z', every)).toBe(false);
    expect(await dueAt('2026-11-21T03:00:00Z', '2026-11-19T03-00-00Z', every)).toBe(true);
  });
});

test('without a backup, or with an unfinished one, one is due at once', async () => {
  const settings = readBackupSettings({}, home, false);
  expect(settings).toEqual({ folder: path.join(home, 'backups'), everyHours: 24, keep: 14, recipient: undefined });
  const now = new Date('2026-11-20T17:30:00Z');
  expect(await isDue(settings, now)).toBe(true);
  fs.mkdirSync(settings.folder);
  fs.writeFileSync(path.join(settings.folder, 'tenis-klub-2026-11-20T06-00-00Z.tar.gz.age.draft'), '');
  expect(await isDue(settings, now)).toBe(true);
});

test('a backup at any other interval is due when the newest is that old', async () => {
  const settings = readBackupSettings({ BACKUP_EVERY_HOURS: '6' }, home, false);
  const now = new Date('2026-11-20T06:00:00Z');
  expect(await isDue(settings, now)).toBe(true);
  fs.mkdirSync(settings.folder);
  fs.writeFileSync(path.join(settings.folder, 'tenis-klub-2026-11-20T00-00-00Z.tar.gz.age.draft'), '');
  expect(await isDue(settings, now)).toBe(true);
  fs.writeFileSync(path.join(settings.folder, 'tenis-klub-2026-11-20T00-00-01Z.tar.gz.age'), '');
  expect(await isDue(settings, now)).toBe(false);
  expect(await isDue(settings, new Date('2026-11-20T06:00:01Z'))).toBe(true);
});

test('a backup from a clock that was ahead neither delays the next one nor takes its place', async () => {
  const settings = readBackupSettings({}, home, false);
  const now = new Date('2026-11-20T06:00:00Z');
  fs.mkdirSync(settings.folder);
  const ahead = path.join(settings.folder, 'tenis-klub-2027-11-19T06-00-00Z.tar.gz');
  const own = path.join(settings.folder, 'tenis-klub-2026-11-20T06-00-00Z.tar.gz');
  fs.writeFileSync(ahead, '');
  expect(await isDue(settings, now)).toBe(true);
  fs.writeFileSync(own, '');
  await removeOldBackups(settings.folder, 1, now);
  expect(await isDue(settings, now)).toBe(false);
  expect(fs.readdirSync(settings.folder).map((name) => path.join(settings.folder, name))).toEqual([own, ahead]);
});

test('a file that a killed process has half written is removed a day later, but not one that another process is writing', async () => {
  const settings = readBackupSettings({}, home, false);
  fs.mkdirSync(settings.folder);
  const file = (moment: string) => path.join(settings.folder, `tenis-klub-2026-11-${moment}Z.tar.gz.age`);
  fs.writeFileSync(draftOf(file('19T05-00-00')), '');
  fs.writeFileSync(draftOf(file('19T07-00-00')), '');
  fs.writeFileSync(file('20T06-00-00'), '');
  await removeOldBackups(settings.folder, 14, new Date('2026-11-20T06:00:00Z'));
  const left = [draftOf(file('19T07-00-00')), file('20T06-00-00')];
  expect(fs.readdirSync(settings.folder).map((name) => path.join(settings.folder, name))).toEqual(left);
});

test.each([
  ['BACKUP_EVERY_HOURS', 'daily'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_AGE_RECIPIENT', 'AGE-SECRET-KEY-1'],
  // A key that was copied without its end.
  ['BACKUP_AGE_RECIPIENT', 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aq'],
])('%s=%s stops the start and is named', (name, value) => {
  expect(() => readBackupSettings({ [name]: value }, home, false)).toThrow(new RegExp(`^${name} .*${value}`));
});
