/** How the scripts of deploy run others. Only Node's own modules: some of them run before the installation. */
import { spawn } from 'node:child_process';
import path from 'node:path';

/** The repository. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** The command of an installed package's script. */
export const tool = (script, ...args) => [process.execPath, path.join(ROOT, 'node_modules', script), ...args];

/** Runs a command with its output shown, in the root unless `cwd` names another folder. @returns its exit code */
export function run([file, ...args], { cwd = ROOT, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      // On Windows npm is a command file, which only a shell can start.
      shell: file === 'npm' && process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
