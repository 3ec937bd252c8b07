import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoFolder } from './demo-folder';
import { plainEnvironment } from './plain-environment';
import { waitUntilHealthy } from './wait-until-healthy';

/** The folder with server/dist, shell/dist and mfe-…/dist: this checkout, built. */
export const PRODUCT = path.resolve(import.meta.dirname, '../..');
/**
 * A spec's club lives for seconds: optimising the embedded database's code would take longer than it saves. The clubs of
 * benchmarks, outside the specs' workers, run as in production.
 */
const FLAGS = process.env.TEST_WORKER_INDEX === undefined ? [] : ['--liftoff-only'];
/** A first start writes a whole demo club, which takes long on a busy machine. */
const READY_MS = 120_000;

export type Settings = Readonly<Record<string, string>>;

/** The built product, running as one separate server process. */
export interface RunningClub {
  /** Its address for browsers (PUBLIC_URL). */
  readonly url: string;
  /** Address of this process; differs from `url` only behind a balancer. */
  readonly address: string;
  /** Everything that the process has printed. */
  output(): string;
  readonly dataDir: string;
  /** The id of the current process. */
  readonly pid: number;
  /** Graceful stop: SIGTERM, and wait. Returns the exit code, null if it did not end by itself. */
  stop(): Promise<number | null>;
  /** Crash: SIGKILL, like a power failure. */
  kill(): Promise<void>;
  /** Starts it again on the same port and folder, after SIGTERM if it still runs; `changed` settings stay in effect. */
  restart(changed?: Settings): Promise<void>;
  /** Stops it and deletes its folder. */
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

/**
 * Starts the built server in a new data folder. A demo club on the embedded engine begins with a copy of the data that its
 * first start writes, unless `settings` contain a folder; every other club makes its first start here.
 * @param settings environment variables (README, "Settings"); those of this process do not apply
 * @param product the folder of the deployed product
 */
export async function startClub(settings: Settings = {}, product = PRODUCT): Promise<RunningClub> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'club-'));
  if (product === PRODUCT && !settings.DATABASE_URL && !settings.DATA_DIR && settings.DEMO !== '0') {
    cpSync(await prepareDemo(settings), dataDir, { recursive: true });
  }
  return launchClub(dataDir, settings, product);
}

/** A folder with the demo club of these settings, on the embedded engine; created by this call if it does not exist. */
export function prepareDemo(settings: Settings): Promise<string> {
  return demoFolder(serverOf(PRODUCT), { ...plainEnvironment(), ...settings }, async (folder) => {
    const club = await launchClub(folder, settings, PRODUCT);
    await club.stop();
  });
}

const serverOf = (product: string): string => path.join(product, 'server/dist/main.js');

async function launchClub(dataDir: string, settings: Settings, product: string): Promise<RunningClub> {
  const port = settings.PORT ?? String(await freePort());
  const address = `http://localhost:${port}`;
  let env = { ...plainEnvironment(), PORT: port, PUBLIC_URL: address, DATA_DIR: dataDir, ...settings };
  let printed = '';
  let child: ChildProcess;

  const launch = async () => {
    child = spawn(process.execPath, [...FLAGS, serverOf(product)], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const listen = (chunk: Buffer) => {
      printed += chunk;
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    try {
      const output = () => printed;
      await waitUntilHealthy({ url: address, child, withinMs: READY_MS, everyMs: 50, name: 'The server', output });
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
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
