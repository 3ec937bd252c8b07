import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder with server/dist, shell/dist and mfe-…/dist: this checkout, built. */
export const PRODUCT = path.resolve(import.meta.dirname, '../..');
const READY_MS = 60_000;

export type Settings = Readonly<Record<string, string>>;

/** The built product, running as one server process of its own. */
export interface RunningClub {
  /** Where browsers find it (PUBLIC_URL). */
  readonly url: string;
  /** Where this very process answers; differs from `url` only behind a balancer. */
  readonly address: string;
  /** All that the process has printed. */
  output(): string;
  readonly dataDir: string;
  /** The process that runs now. */
  readonly pid: number;
  /** The gentle way: SIGTERM, and wait. Returns the exit code, null when it did not end by itself. */
  stop(): Promise<number | null>;
  /** The hard way: SIGKILL, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and folder, after SIGTERM if it still runs; `changed` settings stay changed. */
  restart(changed?: Settings): Promise<void>;
  /** Stops it and throws its folder away. */
  discard(): Promise<void>;
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function untilHealthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const start = Date.now(); Date.now() - start < READY_MS; ) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const healthy = await fetch(`${url}/api/health`)
      .then((answer) => answer.ok)
      .catch(() => false);
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not healthy within ${READY_MS} ms:\n${output()}`);
}

/**
 * Starts the built server in a data folder of its own.
 * @param settings environment variables (README, "Settings") that add to or override this process'
 * @param product the folder that the product is deployed in
 */
export async function startClub(settings: Settings = {}, product = PRODUCT): Promise<RunningClub> {
  const port = settings.PORT ?? String(await freePort());
  const address = `http://localhost:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'club-'));
  let env = { ...process.env, PORT: port, PUBLIC_URL: address, DATA_DIR: dataDir, ...settings };
  let printed = '';
  let child: ChildProcess;

  const launch = async () => {
    child = spawn(process.execPath, [path.join(product, 'server/dist/main.js')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const listen = (chunk: Buffer) => {
      printed += chunk;
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    await untilHealthy(address, child, () => printed);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  };

  await launch();
  return {
    url: env.PUBLIC_URL,
    address,
    output: () => printed,
    dataDir,
    get pid() {
      return child.pid ?? 0;
    },
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
    restart: async (changed = {}) => {
      await end('SIGTERM');
      env = { ...env, ...changed };
      await launch();
    },
    discard: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
