/** How the scripts of deploy run others. Only Node's own modules: some of them run before the installation. */
import { spawn } from 'node:child_process';
import path from 'node:path';

/** The repository. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** The command of an installed package's script. */
export const tool = (script, ...args) => [process.execPath, path.join(ROOT, 'node_modules', script), ...args];

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The processes of the running commands, and the signal that ends them and this process. */
const running = new Set();
let endedBy;

function endAll(signal) {
  endedBy = signal;
  // npm would end with SIGHUP alone, and leave what it runs.
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a command with its output shown, in the root unless `cwd` names another folder. A signal ends the command first and
 * then this process: a command that was left would work beside the next one in this checkout.
 * @param options `beforeEnd`: called before a signal ends this process, which reaches no `finally`
 * @returns its exit code
 */
export function run([file, ...args], { cwd = ROOT, env = {}, beforeEnd } = {}) {
  // Nothing new beside what is ending.
  if (endedBy) return new Promise(() => undefined);
  return new Promise((resolve, reject) => {
    if (running.size === 0) for (const signal of SIGNALS) process.on(signal, endAll);
    const child = spawn(file, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      // On Windows npm is a command file, which only a shell can start.
      shell: file === 'npm' && process.platform === 'win32',
    });
    running.add(child);
    const end = (settle) => {
      running.delete(child);
      if (running.size === 0) for (const signal of SIGNALS) process.off(signal, endAll);
      if (!endedBy) return settle();
      beforeEnd?.();
      if (running.size === 0) process.kill(process.pid, endedBy);
    };
    child.once('error', (error) => end(() => reject(error)));
    child.once('exit', (code) => end(() => resolve(code ?? 1)));
  });
}
