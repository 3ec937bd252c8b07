import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, PRODUCT } from '../club/running-club';
import { type Benchmark, table } from './benchmark';

const TIMEOUT_MS = 15 * 60_000;

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  for (const began = Date.now(); Date.now() - began < TIMEOUT_MS; ) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    const healthy = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`npm start was not healthy within ${TIMEOUT_MS} ms`);
}

/** Seconds from `npm start` to healthy. */
async function start(folder: string): Promise<number> {
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, PUBLIC_URL: `http://localhost:${port}` };
  const began = performance.now();
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  try {
    await untilHealthy(`http://localhost:${port}`, child);
    return (performance.now() - began) / 1000;
  } finally {
    // npm does not forward signals: ends the whole process group.
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

export const cleanClone: Benchmark = {
  name: 'clean-clone',
  title: '`npm start` in a clean clone',
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
