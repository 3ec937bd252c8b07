import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A command that builds until its input ends. */
const COMMAND = `
  const { oneAtATime } = await import(process.argv[1] + '/one-at-a-time.mjs');
  await oneAtATime(async () => {
    console.log('building');
    for await (const _ of process.stdin);
  }, process.argv[2]);`;
const WAITING = 'Čekam da druga naredba u ovoj mapi dovrši instalaciju ili izgradnju …';

let folder;
let commands;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'checkout-'));
  commands = [];
});
afterEach(() => {
  for (const command of commands) command.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a command; resolves when it has printed something. */
async function start() {
  const options = ['--input-type=module', '-e', COMMAND, import.meta.dirname, folder];
  const command = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'inherit'] });
  commands.push(command);
  command.stdout.setEncoding('utf8');
  const printed = [];
  command.stdout.on('data', (text) => printed.push(text.trim()));
  await once(command.stdout, 'data');
  return { command, printed };
}

test('of two commands that build in one checkout the second waits, and says so', async () => {
  const first = await start();
  const second = await start();
  expect([first.printed, second.printed]).toEqual([['building'], [WAITING]]);
  first.command.stdin.end();
  await once(second.command.stdout, 'data');
  expect(second.printed).toEqual([WAITING, 'building']);
  second.command.stdin.end();
  await once(second.command, 'exit');
  expect(readdirSync(folder)).toEqual([]);
});

test('a command that was ended in the middle of its build does not block others', async () => {
  const { command } = await start();
  command.kill('SIGKILL');
  await once(command, 'exit');
  const { printed } = await start();
  expect(printed).toEqual(['building']);
});
