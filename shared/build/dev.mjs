#!/usr/bin/env node
/**
 * `npm run dev -w mfe-league -- --shell https://club.example`: this folder's remote from its sources, in the shell and
 * among the other remotes of a deployed suite (by default the one of `npm start`). A change reloads the page.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { shell: { type: 'string', default: 'http://localhost:8080' }, port: { type: 'string' } },
});
const suite = new URL(values.shell);
const env = [`suite=${suite.origin}`, ...(values.port ? [`port=${values.port}`] : [])];
const args = ['serve', '--mode', 'development', ...env.flatMap((pair) => ['--env', pair])];
const child = spawn('webpack', args, { stdio: 'inherit', shell: process.platform === 'win32' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
