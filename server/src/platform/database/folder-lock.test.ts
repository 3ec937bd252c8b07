import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { FolderInUse, lockFolder } from './folder-lock';
import { ownProcess } from './process-identity';

let home: string;
let folder: string;
let lock: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  folder = path.join(home, 'database');
  lock = `${folder}.lock`;
});
afterEach(() => fs.rmSync(home, { recursive: true }));

const leaveLock = (mark: object | string) =>
  fs.writeFileSync(lock, typeof mark === 'string' ? mark : JSON.stringify({ ...ownProcess(), ...mark }));
const holder = () => JSON.parse(fs.readFileSync(lock, 'utf8')).pid;

test('a folder that a living process holds is refused, and the error names the process', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(new FolderInUse(folder, process.pid));
  release();
  (await lockFolder(folder))();
  expect(fs.readdirSync(home)).toEqual([]);
});

test('the lock of a process that was killed is taken over', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  leaveLock({ pid: child.pid, start: undefined });
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const release = await lockFolder(folder);
  expect(holder()).toBe(process.pid);
  release();
});

test('a pid that has been reused by another process does not hold the folder', async () => {
  leaveLock({ start: '1' });
  const release = await lockFolder(folder);
  expect(JSON.parse(fs.readFileSync(lock, 'utf8'))).toEqual(ownProcess());
  release();
});

test('when several processes find a stale lock, one takes it', async () => {
  leaveLock({ start: '1' });
  const takers = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const winners = takers.filter((taker) => taker.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  expect(fs.readdirSync(home)).toEqual(['database.lock']);
  for (const { value } of winners) value();
});

test('a holder in another container is recognized by its heartbeats, not by its pid', async () => {
  leaveLock({ place: 'another container' });
  const beats = setInterval(() => fs.utimesSync(lock, new Date(), new Date()), 10);
  await expect(lockFolder(folder, 200)).rejects.toThrow(FolderInUse);
  clearInterval(beats);
  const release = await lockFolder(folder, 200);
  expect(JSON.parse(fs.readFileSync(lock, 'utf8')).place).toBe(ownProcess().place);
  release();
});

test('an empty lock file does not hold the folder', async () => {
  leaveLock('');
  (await lockFolder(folder))();
});

test('a deleted lock file is restored, and the process does not crash', async () => {
  jest.useFakeTimers();
  const release = await lockFolder(folder);
  fs.rmSync(lock);
  jest.advanceTimersByTime(3_000);
  expect(holder()).toBe(process.pid);
  fs.rmSync(lock);
  release();
  expect(fs.readdirSync(home)).toEqual([]);
  jest.useRealTimers();
});

test('a process that was suspended and finds its folder taken over notices it, and leaves the other’s lock alone', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  const found: FolderInUse[] = [];
  const release = await lockFolder(folder, undefined, (error) => found.push(error));
  leaveLock({ pid: 7, place: 'another container' });
  const { mtimeMs } = fs.statSync(lock);
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  expect(found).toEqual([new FolderInUse(folder, 7)]);
  expect(fs.statSync(lock).mtimeMs).toBe(mtimeMs);
  release();
  expect(holder()).toBe(7);
});
