#!/usr/bin/env node
/**
 * `npm run dev -w mfe-league -- --shell https://club.example`: serves this folder's remote from its sources, in the shell
 * and among the other remotes of a deployed suite (by default that of `npm start`). A change reloads the page.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkPort, checkSuite, readDevSettings } from './dev/settings.mjs';

async function settings() {
  const { name } = JSON.parse(readFileSync('remote.json', 'utf8'));
  const { suite, port } = readDevSettings(process.argv.slice(2), name);
  await checkSuite(suite);
  await checkPort(port);
  return [`suite=${suite}`, `port=${port}`];
}

const env = await settings().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const args = ['serve', '--mode', 'development', ...env.flatMap((pair) => ['--env', pair])];
const child = spawn('webpack', args, { stdio: 'inherit', shell: process.platform === 'win32' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
