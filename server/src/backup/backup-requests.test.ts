import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { requestBackup, serveBackupRequests } from './backup-requests';

let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-requests-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(home, { recursive: true });
});

const place = (name: string) => path.join(home, 'requests', name);
/** The only request in this state. */
const requestThatIs = (state: 'request' | 'taken') =>
  fs.readdirSync(place('')).find((name) => name.endsWith(state)) ?? '';
const UNANSWERED = { error: expect.stringContaining('nije mogao zapisati odgovor') };

test('an answer that cannot be written is reported on both sides; the server answers the next request', async () => {
  const reported: string[] = [];
  let made = 0;
  const make = async () => {
    made += 1;
    // As on a full disk.
    if (made === 1) fs.mkdirSync(place(requestThatIs('taken').replace('taken', 'answer.draft')));
    return { file: 'kopija' };
  };
  const stop = serveBackupRequests(home, make, (error) => reported.push(String(error)));
  expect(await requestBackup(home)).toEqual(UNANSWERED);
  expect(reported).toEqual([expect.stringContaining('EISDIR')]);
  expect(await requestBackup(home)).toEqual({ file: 'kopija' });
  stop();
});

test('a request that arrives just before the server begins to watch is answered, once', async () => {
  const { watch } = fs;
  let asked: ReturnType<typeof requestBackup> | undefined;
  jest.spyOn(fs, 'watch').mockImplementation(((...of: Parameters<typeof watch>) => {
    asked = requestBackup(home);
    return watch(...of);
  }) as typeof watch);
  const make = jest.fn(async () => ({ file: 'kopija' }));
  const stop = serveBackupRequests(home, make, () => undefined);
  expect(await asked).toEqual({ file: 'kopija' });
  expect(await requestBackup(home)).toEqual({ file: 'kopija' });
  expect(make).toHaveBeenCalledTimes(2);
  stop();
});

describe('a server whose system cannot watch a folder looks into it, and reports that once', () => {
  // As Linux reports that the user's inotify watches are exhausted.
  const exhausted = () =>
    Object.assign(new Error('ENOSPC: System limit for number of file watchers reached'), { code: 'ENOSPC' });
  const serve = () => {
    const reported: unknown[] = [];
    const stop = serveBackupRequests(
      home,
      async () => ({ file: 'kopija' }),
      (error) => reported.push(error),
    );
    return { reported, stop };
  };
  const REPORT = { message: expect.stringContaining(`${path.sep}requests`), cause: { code: 'ENOSPC' } };

  test('from the start', async () => {
    jest.spyOn(fs, 'watch').mockImplementation(() => {
      throw exhausted();
    });
    const { reported, stop } = serve();
    expect(await requestBackup(home)).toEqual({ file: 'kopija' });
    expect(await requestBackup(home)).toEqual({ file: 'kopija' });
    expect(reported).toMatchObject([REPORT]);
    stop();
    fs.writeFileSync(place('later.request'), '');
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(fs.readdirSync(place(''))).toEqual(['later.request']);
  });

  test('later', async () => {
    const watch = jest.spyOn(fs, 'watch');
    const { reported, stop } = serve();
    const watcher = watch.mock.results[0]?.value as fs.FSWatcher;
    const closed = new Promise((resolve) => watcher.on('close', resolve));
    watcher.emit('error', exhausted());
    await closed;
    expect(await requestBackup(home)).toEqual({ file: 'kopija' });
    expect(reported).toMatchObject([REPORT]);
    stop();
  });
});

// Only root can work as somebody else.
const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot(
  'a long backup that root requests is not taken for one of a server that was killed',
  async () => {
    const nobody = 65_534;
    fs.chownSync(home, nobody, nobody);
    process.seteuid?.(nobody);
    const stop = serveBackupRequests(
      home,
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 6_000));
        return { file: 'kopija' };
      },
      () => undefined,
    );
    process.seteuid?.(0);
    const answer = requestBackup(home, 4_500);
    process.seteuid?.(nobody);
    try {
      expect(await answer).toEqual({ file: 'kopija' });
    } finally {
      stop();
      process.seteuid?.(0);
    }
  },
  20_000,
);

describe('the sender of a request learns that there will be no answer, when the server', () => {
  /** A request that a server has taken before it stopped responding. */
  async function taken(silentMs?: number) {
    const answer = requestBackup(home, silentMs);
    const name = requestThatIs('request');
    fs.renameSync(place(name), place(name.replace('request', 'taken')));
    return { answer };
  }

  test('is killed', async () => {
    const { answer } = await taken(400);
    expect(await answer).toEqual(UNANSWERED);
  });

  test('is restarted', async () => {
    const { answer } = await taken();
    const stop = serveBackupRequests(
      home,
      async () => ({ file: 'kopija' }),
      () => undefined,
    );
    expect(await answer).toEqual(UNANSWERED);
    stop();
  });
});
