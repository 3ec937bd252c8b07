import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requestBackup, serveBackupRequests } from './backup-requests';

let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-requests-'));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

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
