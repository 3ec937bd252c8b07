/** `npm run dev`: everything from its sources, with hot reload. One remote alone: shared/build/dev.mjs. */
import './node-version.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT, tool } from '../run.mjs';
import { refuseUnknownArguments } from '../unknown-arguments.mjs';
import { install } from './install.mjs';

refuseUnknownArguments('npm run dev takes no arguments; one remote alone: npm run dev -w mfe-league.');
await install();
const { DEV_PORTS } = await import('@club/shared/build/dev/ports.mjs');

const { shell, server, ...remotes } = DEV_PORTS;

const children = [];
/** Starts a process in a package's folder; when one ends, all end. */
function start(folder, [file, ...args], env = {}) {
  const child = spawn(file, args, {
    cwd: path.join(ROOT, folder),
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

const webpack = (folder, ...options) =>
  start(folder, tool('webpack/bin/webpack.js', 'serve', '--mode', 'development', ...options));

for (const name of Object.keys(remotes)) webpack(name);
webpack('shell', '--env', `server=http://localhost:${server}`);
// In the root, as npm start: relative folders of the settings are the same.
start('.', tool('tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/src/main.ts'), {
  PORT: String(server),
  PUBLIC_URL: `http://localhost:${shell}`,
  REMOTES: Object.entries(remotes)
    .map(([name, port]) => `${name}=http://localhost:${port}`)
    .join(','),
});
