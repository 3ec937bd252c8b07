import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../run.mjs';

let checkout;
beforeEach(() => {
  checkout = mkdtempSync(path.join(os.tmpdir(), 'checkout-'));
  for (const part of ['local', 'lock', 'run.mjs', 'unknown-arguments.mjs']) {
    cpSync(path.join(ROOT, 'deploy', part), path.join(checkout, 'deploy', part), { recursive: true });
  }
  // As Node before 20.11 reads it.
  const run = path.join(checkout, 'deploy/run.mjs');
  writeFileSync(run, readFileSync(run, 'utf8').replaceAll('import.meta.dirname', 'undefined'));
});
afterEach(() => rmSync(checkout, { recursive: true }));

test.each(['start.mjs', 'verify.mjs', 'dev.mjs'])('%s says which Node it needs to one that is too old', (script) => {
  const old = "Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } })";
  const command = ['--import', `data:text/javascript,${old}`, path.join('deploy/local', script)];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: checkout,
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['Potreban je Node 20.19 ili noviji; ovo je 18.20.8.\n', 1]);
});
