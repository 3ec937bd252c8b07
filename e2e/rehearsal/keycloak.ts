import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort, PRODUCT } from '../club/running-club';
import { keycloakDistribution } from './keycloak-distribution';

const READY_WITHIN_MS = 300_000;
const DEPLOY = path.join(PRODUCT, 'deploy');

interface KeycloakSettings {
  /** Its address for browsers and servers, and the issuer of tokens. Default: its own address. */
  readonly publicUrl?: string;
  /** The club's own address. */
  readonly clubUrl: string;
  /** The club's database, in which Keycloak has a separate schema, as with deploy/compose.yaml. */
  readonly databaseUrl: string;
}

/** A real Keycloak in production mode with the club's realm and theme. */
export interface RunningKeycloak {
  readonly url: string;
  /** The secret of the client `club-api`. */
  readonly secret: string;
  /** Its log. */
  output(): string;
  stop(): Promise<void>;
}

/** A folder like Keycloak's own, with the club's realm and theme where compose.yaml mounts them. */
function installKeycloak(distribution: string): string {
  const home = mkdtempSync(path.join(tmpdir(), 'club-keycloak-'));
  for (const folder of ['bin', 'conf', 'data/import']) mkdirSync(path.join(home, folder), { recursive: true });
  copyFileSync(path.join(distribution, 'bin/kc.sh'), path.join(home, 'bin/kc.sh'));
  for (const folder of ['lib', 'providers']) symlinkSync(path.join(distribution, folder), path.join(home, folder));
  symlinkSync(path.join(DEPLOY, 'keycloak/themes'), path.join(home, 'themes'));
  copyFileSync(path.join(DEPLOY, 'keycloak/realm.json'), path.join(home, 'data/import/realm.json'));
  return home;
}

async function makeSchema(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(readFileSync(path.join(DEPLOY, 'postgres/keycloak-schema.sql'), 'utf8'));
  await client.end();
}

/** @param port its port; a proxy in front of it is configured with it in advance */
export async function startKeycloak(settings: KeycloakSettings, port?: number): Promise<RunningKeycloak> {
  const home = installKeycloak(await keycloakDistribution());
  await makeSchema(settings.databaseUrl);
  const own = port ?? (await freePort());
  const management = await freePort();
  const url = settings.publicUrl ?? `http://localhost:${own}`;
  const secret = crypto.randomUUID();
  const { host, pathname, username, password } = new URL(settings.databaseUrl);
  const child = spawn('sh', [path.join(home, 'bin/kc.sh'), 'start', '--optimized', '--import-realm'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...process.env,
      // The settings of deploy/compose.yaml, followed by those in which two Keycloaks on one machine must differ.
      KC_HOSTNAME: url,
      KC_PROXY_HEADERS: 'xforwarded',
      KC_HTTP_ENABLED: 'true',
      KC_DB_URL: `jdbc:postgresql://${host}${pathname}?currentSchema=keycloak`,
      KC_DB_SCHEMA: 'keycloak',
      KC_DB_USERNAME: decodeURIComponent(username),
      KC_DB_PASSWORD: decodeURIComponent(password) || 'none',
      CLUB_PUBLIC_URL: settings.clubUrl,
      CLUB_API_SECRET: secret,
      KC_HTTP_HOST: '127.0.0.1',
      KC_HTTP_PORT: String(own),
      KC_HTTP_MANAGEMENT_PORT: String(management),
      KC_CACHE: 'local',
      JAVA_OPTS_KC_HEAP: '-Xms256m -Xmx640m',
    },
  });
  // While it is still starting nobody else can stop it; Java runs as a child of the script.
  const killAll = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', killAll);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', killAll);
    rmSync(home, { recursive: true, force: true });
  };
  for (const start = Date.now(); ; await pause(200)) {
    const ready = await fetch(`http://127.0.0.1:${management}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return { url, secret, output: () => printed, stop };
    if (child.exitCode !== null || Date.now() - start > READY_WITHIN_MS) {
      await stop();
      throw new Error(`Keycloak did not start:\n${printed}`);
    }
  }
}
