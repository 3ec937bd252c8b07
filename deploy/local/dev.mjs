/**
 * `npm run dev`: everything from its sources, with hot reload. `npm run dev -- mfe-account`: only that remote from its
 * sources, the rest from the build; a change reloads the page.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { install } from './install.mjs';

const root = path.resolve(import.meta.dirname, '../..');
await install();
const { DEV_PORTS } = await import('@club/shared/build/dev-ports.mjs');

const { shell, server, ...remotes } = DEV_PORTS;
const only = process.argv[2];
if (only && !(only in remotes)) {
  console.error(`There is no remote ${only}: ${Object.keys(remotes).join(', ')}.`);
  process.exit(1);
}
const onRun = Object.entries(remotes).filter(([name]) => !only || name === only);
const REMOTES = onRun.map(([name, port]) => `${name}=http://localhost:${port}`).join(',');

const children = [];
/** Starts a process in a package's folder; when one ends, all end. */
function start(folder, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: path.join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  children.push(child);
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 1;
    endAll('SIGTERM');
  });
}
let ending = false;
function endAll(signal) {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(signal));

const tool = (name) => path.join(root, 'node_modules', name);
const webpack = (folder, ...env) =>
  start(folder, [
    tool('webpack/bin/webpack.js'),
    'serve',
    '--mode',
    'development',
    ...env.flatMap((pair) => ['--env', pair]),
  ]);

for (const [name] of onRun) webpack(name, ...(only ? ['alone'] : []));
if (only) {
  const { build } = await import('./build.mjs');
  await build();
  start('.', ['--enable-source-maps', 'server/dist/main.js'], { PORT: String(shell), REMOTES });
} else {
  webpack('shell', `server=http://localhost:${server}`);
  const PUBLIC_URL = `http://localhost:${shell}`;
  const DATA_DIR = process.env.DATA_DIR ?? path.join(root, 'var');
  const watch = ['watch', '--clear-screen=false', 'src/main.ts'];
  start('server', [tool('tsx/dist/cli.mjs'), ...watch], { PORT: String(server), PUBLIC_URL, REMOTES, DATA_DIR });
}
