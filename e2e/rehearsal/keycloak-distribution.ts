import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PRODUCT } from '../club/running-club';

const run = promisify(execFile);

/** Build options, which cannot be changed later; with deploy/compose.yaml Keycloak builds itself when it starts. */
const BUILD = ['build', '--db=postgres', '--health-enabled=true'];
const DOWNLOAD_WITHIN_MS = 180_000;
const CACHE = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'tenis-klub');

/** The release line of the image in deploy/compose.yaml, as an exact version for Maven. */
const VERSION = '26.4.7';

const isThere = (tool: string, ...args: string[]) => spawnSync(tool, args, { stdio: 'ignore' }).status === 0;

/** Why Keycloak cannot run here. */
export function keycloakMissing(): string | undefined {
  if (!isThere('java', '-version')) return 'Java is missing';
  if (existsSync(placeOf(VERSION))) return undefined;
  if (!isThere('mvn', '--version')) return 'Maven is missing, and Keycloak has not been downloaded yet';
  if (!isThere('unzip', '-v')) return 'unzip is missing';
  return undefined;
}

const placeOf = (version: string) => path.join(CACHE, `keycloak-${version}-built`);

/**
 * The folder of a Keycloak that is built for PostgreSQL: downloaded by Maven and built once for all runs of this user.
 */
export async function keycloakDistribution(): Promise<string> {
  const line = /keycloak\/keycloak:([\d.]+)@/.exec(
    readFileSync(path.join(PRODUCT, 'deploy/compose.yaml'), 'utf8'),
  )?.[1];
  if (!line || !VERSION.startsWith(`${line}.`))
    throw new Error(`deploy/compose.yaml has Keycloak ${line}, not ${VERSION}`);
  const place = placeOf(VERSION);
  if (existsSync(place)) return place;
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'making-'));
  try {
    const artifact = `-Dartifact=org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`;
    const copy = [
      '-q',
      '-B',
      'dependency:copy',
      artifact,
      `-DoutputDirectory=${folder}`,
      '-Dmdep.overWriteReleases=true',
    ];
    await run('mvn', copy, { cwd: folder, timeout: DOWNLOAD_WITHIN_MS });
    await run('unzip', ['-q', `keycloak-quarkus-dist-${VERSION}.zip`], { cwd: folder });
    const unpacked = path.join(folder, `keycloak-${VERSION}`);
    await run('sh', ['bin/kc.sh', ...BUILD], { cwd: unpacked });
    // Otherwise another process was faster and has created the same.
    if (!existsSync(place)) renameSync(unpacked, place);
    return place;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
