import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plainEnvironment } from '../club/plain-environment';
import { freePort, PRODUCT } from '../club/running-club';
import { waitUntilHealthy } from '../club/wait-until-healthy';
import { type Benchmark, table } from './benchmark';

const TIMEOUT_MS = 15 * 60_000;

/** Seconds from `npm start` to healthy. */
async function start(folder: string): Promise<number> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const env = { ...plainEnvironment(), PORT: port, PUBLIC_URL: url };
  const began = performance.now();
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  try {
    await waitUntilHealthy({ url, child, withinMs: TIMEOUT_MS, everyMs: 200, name: 'npm start' });
    return (performance.now() - began) / 1000;
  } finally {
    const isRunning = child.exitCode === null && child.signalCode === null;
    const ended = isRunning && new Promise((resolve) => child.once('exit', resolve));
    killGroup(child.pid);
    await ended;
  }
}

/** npm does not forward signals; what it has started may run on without it, or has ended with it. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export const cleanClone: Benchmark = {
  name: 'clean-clone',
  title: '`npm start` in a clean clone',
  aim: 'at most 90 s',
  onlyByName: true,
  run: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'club-clone-'));
    try {
      execFileSync('git', ['clone', '--quiet', PRODUCT, folder]);
      const first = await start(folder);
      const second = await start(folder);
      const rows = [
        ['the first time: install, build, demo data', `${first.toFixed(0)} s`],
        ['the second time: nothing to do', `${second.toFixed(1)} s`],
      ];
      return table(['`npm start` until healthy', 'took'], rows);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
