import { run, tool } from '../run.mjs';

/**
 * Runs a script of every package that has it, in the order of their dependencies; unchanged results come from the task
 * cache (nx.json defines a task's inputs).
 * @param args for lerna (`--scope @club/server`), and after `--` for the script
 * @returns the exit code
 */
export function lernaRun(script, args = [], env = {}) {
  const quiet = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };
  const command = tool('lerna/dist/cli.js', 'run', script, '--loglevel', 'warn', ...args);
  return run(command, { env: { ...quiet, ...env } });
}
