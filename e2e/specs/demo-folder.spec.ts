import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { demoFolder } from '../club/demo-folder';

const SOURCE = path.resolve(import.meta.dirname, '../club/demo-folder.ts');
/** A first start that never ends. */
const ENDLESS = '() => new Promise(() => setInterval(() => undefined, 1_000))';

let home: string;
let shelf: string;
let server: string;
test.beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'shelf-'));
  shelf = path.join(home, 'e2e');
  server = path.join(home, 'main.js');
  writeFileSync(server, 'a build');
});
test.afterEach(() => rmSync(home, { recursive: true }));

test('after an interrupted run one process creates the demo at once, and the others wait for it', async () => {
  test.setTimeout(120_000);
  const call = `demoFolder(${JSON.stringify(server)}, {}, ${ENDLESS}, ${JSON.stringify(shelf)})`;
  const code = `import(${JSON.stringify(SOURCE)}).then(({ demoFolder }) => ${call})`;
  const interrupted = spawn(process.execPath, ['--import', 'tsx', '-e', code], { stdio: 'inherit' });
  const drafts = () => readdirSync(home).includes('e2e') && readdirSync(shelf).some((name) => name.includes('draft'));
  await expect.poll(drafts, { timeout: 60_000 }).toBe(true);
  interrupted.kill('SIGKILL');
  await once(interrupted, 'exit');

  let starts = 0;
  const firstStart = async (folder: string) => {
    starts += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    writeFileSync(path.join(folder, 'written'), 'a demo');
  };
  const made = await Promise.all([1, 2, 3].map(() => demoFolder(server, {}, firstStart, shelf)));
  expect([starts, new Set(made).size, readdirSync(made[0] ?? '')]).toEqual([1, 1, ['written']]);
  // The data of the interrupted run are gone.
  expect(readdirSync(shelf)).toEqual([path.basename(made[0] ?? '')]);
});
