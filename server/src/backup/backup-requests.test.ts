import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { answerRequests, requestBackup } from './backup-requests';

let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-requests-'));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

test('an answer that cannot be written is reported; the server continues, and answers the next request', async () => {
  const reported: string[] = [];
  const stop = answerRequests(
    home,
    async () => ({ file: 'kopija' }),
    (error) => reported.push(String(error)),
  );
  const place = (name: string) => path.join(home, 'requests', name);
  // As on a full disk.
  fs.mkdirSync(place('one.answer.draft'));
  fs.writeFileSync(place('one.request'), '');
  expect(await requestBackup(home)).toEqual({ file: 'kopija' });
  expect(reported).toEqual([expect.stringContaining('EISDIR')]);
  stop();
});
