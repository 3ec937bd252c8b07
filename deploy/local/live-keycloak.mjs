import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT, tool } from '../run.mjs';

/**
 * The limit for download, build and start together: a run must not wait for a slow mirror. On a machine that needs this
 * long, the tests of the packages, which run meanwhile, take as long.
 */
const READY_WITHIN_MS = 300_000;

/**
 * Starts a real Keycloak for the tests that need one. Without Java, Maven or PostgreSQL, or when it takes too long, it
 * prints the reason, and those tests are skipped by name.
 * @returns the settings with the address of the Keycloak, and the function to stop it
 */
export async function startLiveKeycloak() {
  const [node, ...args] = tool('tsx/dist/cli.mjs', 'e2e/rehearsal/live-keycloak.ts');
  const child = spawn(node, args, {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  const late = new Promise((resolve) => {
    setTimeout(
      () => resolve({ missing: `it was not ready within ${READY_WITHIN_MS / 1000} s` }),
      READY_WITHIN_MS,
    ).unref();
  });
  const printed = new Promise((resolve) => {
    createInterface(child.stdout).on('line', (line) => line.startsWith('{') && resolve(JSON.parse(line)));
  });
  const { missing, ...env } = await Promise.race([
    printed,
    late,
    ended.then(() => ({ missing: 'it ended, see above' })),
  ]);
  if (!missing) return { env, stop };
  console.warn(`NOT TESTED on a real Keycloak: ${missing}.`);
  child.kill('SIGTERM');
  return { env: {}, stop: () => ended };
}
