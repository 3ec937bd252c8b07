import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Ends a moment after it was asked to, as npm and lerna do, which end their own commands first. */
const SLOW = `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => setImmediate(() => {
    console.log('ended ' + process.pid);
    process.exit(0);
  }));
  setInterval(() => undefined, 1_000);
  console.log('started ' + process.pid);`;
const COMMAND = `
  const { run } = await import(process.argv[1]);
  const slow = [process.execPath, '-e', process.argv[2]];
  const two = [run(slow), run(slow)];
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => run(slow));
  await Promise.race(two);
  console.log('next step');
  await run(slow);`;

let command;
let printed;
beforeEach(async () => {
  printed = [];
  const script = ['--input-type=module', '-e', COMMAND, path.join(import.meta.dirname, 'run.mjs'), SLOW];
  command = spawn(process.execPath, script, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  command.stdout.setEncoding('utf8');
  command.stdout.on('data', (text) => printed.push(...text.trim().split('\n')));
  while (of('started').length < 2) await once(command.stdout, 'data');
});
afterEach(() => {
  command.kill('SIGKILL');
  for (const pid of of('started')) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

const of = (state) =>
  printed
    .filter((line) => line.startsWith(state))
    .map((line) => Number(line.split(' ')[1]))
    .sort();

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'a command that is ended by %s ends what it runs first, and then itself, without its next step',
  async (signal) => {
    const closed = once(command, 'close');
    command.kill(signal);
    expect(await once(command, 'exit')).toEqual([null, signal]);
    expect(of('started').filter(isAlive)).toEqual([]);
    expect(of('started')).toHaveLength(2);
    await closed;
    expect(of('ended')).toEqual(of('started'));
    expect(printed).not.toContain('next step');
  },
);

test('Ctrl+C, which a terminal sends to all of them, does the same', async () => {
  const closed = once(command, 'close');
  process.kill(-command.pid, 'SIGINT');
  expect(await closed).toEqual([null, 'SIGINT']);
  expect(of('started')).toHaveLength(2);
  expect(of('ended')).toEqual(of('started'));
});
