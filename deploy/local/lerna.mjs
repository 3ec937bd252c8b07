import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const cli = path.join(root, 'node_modules/lerna/dist/cli.js');

/**
 * Runs a script of every package that has it, in the order of their dependencies; unchanged results come from the task
 * cache (nx.json defines a task's inputs).
 * @param args for lerna (`--since main`), and after `--` for the script
 * @returns the exit code
 */
export function lernaRun(script, args = [], env = {}) {
  const options = ['run', script, '--loglevel', 'warn', ...args];
  const quiet = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [cli, ...options], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...quiet, ...env },
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
