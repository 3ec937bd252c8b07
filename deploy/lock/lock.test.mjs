import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withLock } from './lock.mjs';

const { jest } = import.meta;
const MINUTE_MS = 60_000;

let folder;
let lock;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  lock = path.join(folder, '.lock');
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

const heldBy = (pid, host = os.hostname()) => JSON.stringify({ pid, host });
const ageLock = (ms) => fs.utimesSync(lock, new Date(Date.now() - ms), new Date(Date.now() - ms));

async function deadProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return child.pid;
}

test('the second waits until the first is done, and is told so once', async () => {
  const order = [];
  let finish;
  const first = withLock(folder, () => new Promise((resolve) => (finish = resolve)).then(() => order.push('first')));
  while (!finish) await pause(5);
  const second = withLock(folder, async () => order.push('second'), { onWait: () => order.push('waiting') });
  while (order.length === 0) await pause(5);
  await pause(350);
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['waiting', 'first', 'second']);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a process that waits in vain learns who holds the lock', async () => {
  fs.writeFileSync(lock, heldBy(process.ppid));
  await expect(withLock(folder, async () => undefined, { waitMs: 200 })).rejects.toThrow(`"pid":${process.ppid}`);
});

test('a lock that is released just when the time is over is taken', async () => {
  fs.writeFileSync(lock, heldBy(process.ppid));
  // Between our look at the lock and the message about its holder.
  jest.spyOn(process, 'kill').mockImplementation(() => {
    fs.rmSync(lock);
    return true;
  });
  // The time is over at the first look.
  expect(await withLock(folder, async () => 'done', { waitMs: -1 })).toBe('done');
  expect(fs.readdirSync(folder)).toEqual([]);
});

test.each([
  ['alone', []],
  ['with its removal of another', ['.lock.removal']],
])('the lock of a process that was killed, %s, is taken over at once', async (_, others) => {
  const held = heldBy(await deadProcess());
  for (const file of ['.lock', ...others]) fs.writeFileSync(path.join(folder, file), held);
  const onWait = jest.fn();
  expect(await withLock(folder, async () => 'done', { waitMs: 10_000, onWait })).toBe('done');
  expect(onWait).toHaveBeenCalledTimes(others.length);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test.each([
  ['of another machine', heldBy(process.pid, 'another'), 5 * MINUTE_MS],
  ['that was created, and never written', '', 10_000],
  ['that was half written', '{"pid":1', 10_000],
])('a lock %s is waited for, and taken over after a time', async (_, held, ms) => {
  fs.writeFileSync(lock, held);
  let isOurs = false;
  const work = withLock(folder, async () => {
    isOurs = true;
  });
  await pause(250);
  expect([isOurs, fs.readFileSync(lock, 'utf8')]).toEqual([false, held]);
  ageLock(ms - 5_000);
  await pause(250);
  expect(isOurs).toBe(false);
  ageLock(ms + 1);
  await work;
  expect([isOurs, fs.readdirSync(folder)]).toEqual([true, []]);
});

test('a lock that cannot be written, because the disk is full, is not left behind', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const handle = await fs.promises.open(path.join(folder, 'any'), 'w');
  jest.spyOn(Object.getPrototypeOf(handle), 'writeFile').mockRejectedValueOnce(full);
  await handle.close();
  fs.rmSync(path.join(folder, 'any'));
  await expect(withLock(folder, async () => 'done')).rejects.toThrow('ENOSPC');
  expect(fs.readdirSync(folder)).toEqual([]);
  expect(await withLock(folder, async () => 'done')).toBe('done');
});

test('work that takes longer keeps its lock', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick'] });
  const ageMs = () => Date.now() - fs.statSync(lock).mtimeMs;
  await withLock(folder, async () => {
    ageLock(4 * MINUTE_MS);
    jest.advanceTimersByTime(MINUTE_MS);
    while (ageMs() > MINUTE_MS) await pause(10);
  });
  jest.useRealTimers();
});

test('work that was suspended for so long that another process has its lock now leaves that lock alone', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick'] });
  const others = heldBy(process.ppid);
  let touched;
  await withLock(folder, async () => {
    fs.writeFileSync(lock, others);
    ageLock(4 * MINUTE_MS);
    touched = jest.spyOn(fs.promises, 'utimes');
    const read = jest.spyOn(fs.promises, 'readFile');
    jest.advanceTimersByTime(MINUTE_MS);
    await Promise.all(read.mock.results.map(({ value }) => value));
  });
  jest.useRealTimers();
  expect(touched).not.toHaveBeenCalled();
  expect(fs.readFileSync(lock, 'utf8')).toBe(others);
});

test('a lock that another process took over meanwhile is not taken from it', async () => {
  fs.writeFileSync(lock, heldBy(2 ** 30));
  let isOtherDone = false;
  let looks = 0;
  jest.spyOn(process, 'kill').mockImplementation(() => {
    looks += 1;
    if (looks === 1) {
      // Between our look at the dead process and our next step, the other one is quicker.
      fs.writeFileSync(lock, heldBy(process.ppid));
      throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
    }
    if (looks === 3) {
      isOtherDone = true;
      fs.rmSync(lock);
    }
    return true;
  });
  expect(await withLock(folder, async () => isOtherDone)).toBe(true);
  expect(fs.readdirSync(folder)).toEqual([]);
});
