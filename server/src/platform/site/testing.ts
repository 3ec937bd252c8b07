import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { browserChoices, openRegistry, readRemoteAddresses } from '../remotes';
import { federationManifest } from '../remotes/testing';
import { openBuildArchive } from './build-archive';
import { site } from './site';

/** The remote.json of the only remote. */
export const LEAGUE = {
  name: 'mfe-league',
  title: 'Liga',
  contract: 1,
  menu: [{ label: '</script><b>Liga</b>', path: '/league' }],
  routes: [
    { path: '/league', access: 'public' },
    { path: '/league/h2h/:id', access: ['USER'] },
    { path: '/player/:id/:name?', access: 'public' },
  ],
};
const PRELOAD = {
  '': ['remoteEntry.0a1b2c3d.js'],
  '/league': ['list.11111111.chunk.js'],
  '/league/h2h/:id': ['h2h.js'],
};

type Heads = NonNullable<Parameters<typeof site>[0]['heads']>;

interface Reopened {
  /** The setting of that name. */
  readonly remotes?: string;
  readonly heads?: Heads;
}

/** Before each test of a file: a server of a small built product; after it, both are gone. */
export function siteOfEachTest() {
  let root: string;
  let app: FastifyInstance;
  const reported: string[] = [];
  const report = (error: Error) => void reported.push(error.message);

  /** Writes files of the product, by their path in it. */
  function write(files: Record<string, string | Buffer>): void {
    for (const [name, content] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      fs.writeFileSync(path.join(root, name), content);
    }
  }

  async function open({ remotes, heads }: Reopened = {}): Promise<FastifyInstance> {
    const places = { root, releases: path.join(root, 'releases'), addresses: readRemoteAddresses(remotes) };
    return buildApp({
      identity: async () => undefined,
      calls: [],
      site: site({
        root,
        registry: openRegistry(places, report),
        choices: browserChoices({ overrideOrigins: [], secure: false }),
        archive: await openBuildArchive(root, path.join(root, 'data/builds'), report),
        ...(heads ? { heads } : {}),
      }),
      csrf: { secret: 's', secure: false },
      headers: { publicUrl: 'http://localhost' },
      callsPerMinute: 0,
    });
  }

  beforeEach(async () => {
    reported.length = 0;
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
    write({
      'shell/dist/index.html':
        '<!doctype html><html><head><title>Klub</title></head><body><div id="root"></div></body></html>',
      'shell/dist/preload.json': '{"*":["landing.js"]}',
      'shell/dist/main.aaaaaaaa.js': 'let plain',
      'shell/dist/main.aaaaaaaa.js.br': brotliCompressSync('let plain'),
      'shell/dist/assets/silent-check-sso.html': '<script>parent.postMessage(location.href, location.origin)</script>',
      'secret.txt': 'not for the web',
      'mfe-league/dist/remote.json': JSON.stringify(LEAGUE),
      'mfe-league/dist/preload.json': JSON.stringify(PRELOAD),
      'mfe-league/dist/mf-manifest.json': federationManifest('mfe_league', 'remoteEntry.0a1b2c3d.js'),
      'mfe-league/dist/remoteEntry.0a1b2c3d.js': 'entry',
    });
    app = await open();
  });
  afterEach(async () => {
    await app.close();
    fs.rmSync(root, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return {
    write,
    remove: (name: string) => fs.rmSync(path.join(root, name), { recursive: true }),
    reported,
    get,
    /** As a browser asks for a page. */
    page: (url: string) => get(url, { accept: 'text/html,*/*' }),
    post: (url: string) => app.inject({ method: 'POST', url }),
    head: (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'HEAD', url, headers }),
    /** Restarts the server, with other settings or a product that has changed. */
    async restart(settings?: Reopened) {
      await app.close();
      app = await open(settings);
    },
  };
}

/** The files that the page's head makes the browser load, with their kinds. */
export const hintedIn = (body: string) =>
  [...body.matchAll(/<link rel="preload" as="(\w+)"[^>]*href="([^"]+)"/g)].map(([, as, url]) => [as, url]);
