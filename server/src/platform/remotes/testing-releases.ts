import { hash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { runningClock } from '../clock';
import type { Database } from '../database';
import { embeddedForTests } from '../database/testing';
import { site } from '../site';
import { browserChoices } from './browser';
import { type HealthRecord, openHealthRecord } from './health';
import { openRegistry, type RemoteRegistry } from './registry';
import type { RemoteAddresses } from './remote-addresses';
import { remotesRoutes } from './remotes.routes';
import { shellAnnouncement } from './shell-announcement';
import { federationManifest } from './testing';

export const NAME = 'mfe-league';
export const SINCE = '2026-11-20T08:00:00.000Z';

export const remoteJson = (more: object = {}) =>
  JSON.stringify({ name: NAME, title: 'Liga', contract: 1, routes: [], ...more });

/** A release as a pointer names it. */
export interface Pointed {
  readonly version: string;
  readonly manifest: string;
  readonly address: string | null;
  readonly since: string;
}

interface Pointer {
  readonly current: Pointed | null;
  readonly previous?: readonly Pointed[];
  readonly canary?: (Pointed & { readonly share: number }) | null;
}

/**
 * A server with one remote, built in its checkout as version 2.0.0, new for every test. Without access control:
 * access.test.ts checks who may call what.
 */
export function suiteForTests() {
  const openDatabase = embeddedForTests();
  let db: Database;
  let root: string;
  let app: FastifyInstance;
  let registry: RemoteRegistry;
  let health: HealthRecord;
  let reported: string[];

  const suite = {
    get app() {
      return app;
    },
    folder: (name: string) => path.join(root, name),
    /** The server's reports since the last call. */
    reported: () => reported.splice(0),
    deployed: () => registry.deployed(),
    /** What is wrong at present. */
    faults: () => registry.faults().map(({ message }) => message),

    write(file: string, content: string): void {
      fs.mkdirSync(path.dirname(suite.folder(file)), { recursive: true });
      fs.writeFileSync(suite.folder(file), content);
    },

    /** Writes a release as the release tool does. */
    release(
      version: string,
      { shared = '^2.1.0', contract = 1, folder = `releases/${NAME}/${version}`, address = null as string | null } = {},
    ): Pointed {
      const files: Record<string, string> = {
        'remote.json': remoteJson({ version, shared, contract }),
        'preload.json': '{"":["main.js"]}',
        'mf-manifest.json': federationManifest('mfe_league', 'main.js'),
        'main.js': `release ${version}`,
      };
      const sums = Object.entries(files).map(([file, text]) => [
        file,
        { sha256: hash('sha256', text), bytes: text.length },
      ]);
      const about = { format: 1, name: NAME, version, builtAt: SINCE, commit: null };
      const manifest = JSON.stringify({ ...about, files: Object.fromEntries(sums) });
      for (const [file, text] of Object.entries({ ...files, 'release.json': manifest })) {
        suite.write(`${folder}/${file}`, text);
      }
      return { version, manifest: hash('sha256', manifest), address, since: SINCE };
    },

    point(pointer: Pointer): void {
      const whole = { format: 1, name: NAME, previous: [], canary: null, ...pointer };
      suite.write(`releases/${NAME}/.draft`, JSON.stringify(whole));
      fs.renameSync(suite.folder(`releases/${NAME}/.draft`), suite.folder(`releases/${NAME}/pointer.json`));
    },

    async restart(overrideOrigins: string[] = [], addresses: RemoteAddresses = new Map()): Promise<void> {
      await close();
      await open(overrideOrigins, addresses);
    },

    /** The remote's registry entry for a browser. */
    entry: async (cookie = '') => (await app.inject({ url: '/registry.json', headers: { cookie } })).json()[0],
    version: async (cookie?: string): Promise<string> => (await suite.entry(cookie)).version,
    file: async (name: string): Promise<string> => (await app.inject({ url: `/remotes/${NAME}/${name}` })).body,
    page: (cookie = '') => app.inject({ url: '/', headers: { accept: 'text/html', cookie } }),
  };

  async function open(overrideOrigins: string[] = [], addresses: RemoteAddresses = new Map()): Promise<void> {
    const choices = browserChoices({ overrideOrigins, secure: false });
    const places = { root, releases: suite.folder('releases'), addresses };
    const report = (error: Error) => reported.push(error.message);
    registry = openRegistry(places, report, shellAnnouncement(places, report));
    health = openHealthRecord({ db, clock: runningClock(), report: console.error });
    app = await buildApp({
      identity: async () => undefined,
      calls: [remotesRoutes({ registry, choices, health })],
      site: site({ root, registry, choices }),
      csrf: { secret: 's', secure: false },
      headers: { publicUrl: 'http://localhost' },
      callsPerMinute: 6000,
    });
  }

  async function close(): Promise<void> {
    await app.close();
    await health.close();
  }

  beforeAll(async () => {
    db = await openDatabase();
  });
  beforeEach(async () => {
    reported = [];
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
    suite.write('shell/dist/index.html', '<html><head></head></html>');
    suite.write('shell/dist/suite.json', '{"shared":"2.1.0","contract":1}');
    suite.write(`${NAME}/dist/remote.json`, remoteJson({ version: '2.0.0' }));
    suite.write(`${NAME}/dist/main.js`, 'build of the checkout');
    await open();
  });
  afterEach(async () => {
    await close();
    await db.handle.deleteFrom('remote_health').execute();
    fs.rmSync(root, { recursive: true });
  });
  return suite;
}
