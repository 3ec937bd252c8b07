import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deploy } from '../club/deployment';
import { SPEC_NOW } from '../club/fixtures';
import { createOwnDatabase } from '../club/own-database';
import { freePort, PRODUCT, type RunningClub, startClub } from '../club/running-club';
import { type RunningKeycloak, startKeycloak } from './keycloak';
import { startProxy } from './proxy';

/** A remote that is served from a different origin than the club. */
const ELSEWHERE = 'mfe-league';

/** All processes of a club that deploy/compose.yaml would run, without containers. */
export interface Topology {
  readonly url: string;
  readonly keycloak: RunningKeycloak;
  readonly databaseUrl: string;
  readonly remoteOrigin: string;
  readonly proxy: { output(): string };
  /** The two processes; an upgrade replaces them. */
  readonly processes: RunningClub[];
  /**
   * Stops one process and starts the next release in its place, in which a screen shows `after` instead of `before`.
   */
  upgrade(process: number): Promise<void>;
  stop(): Promise<void>;
}

/** The text that differs in the next release, to distinguish it from this one. */
export const CHANGED = {
  remote: 'mfe-reservations',
  before: 'Rezervacija terena po imenima',
  after: 'Tko igra i kada',
};

/** @param authority folder with the certificate authority whose certificate this process trusts */
export async function openTopology(authority: string): Promise<Topology> {
  const closing: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of closing.reverse()) await close();
  };
  try {
    const database = await createOwnDatabase();
    closing.push(database.drop);
    const [club, keycloakFront, remote, keycloakPort, first, second] = (await Promise.all(
      Array.from({ length: 6 }, freePort),
    )) as [number, number, number, number, number, number];
    const url = `https://localhost:${club}`;
    const keycloakUrl = `https://localhost:${keycloakFront}`;
    const remoteOrigin = `https://localhost:${remote}`;
    const folder = mkdtempSync(path.join(tmpdir(), 'club-rehearsal-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));

    const proxy = await startProxy({
      folder: authority,
      ports: { club, keycloak: keycloakFront, remote },
      servers: [first, second],
      keycloak: keycloakPort,
      remote: path.join(PRODUCT, ELSEWHERE, 'dist'),
    });
    closing.push(proxy.stop);
    const settings = { publicUrl: keycloakUrl, clubUrl: url, databaseUrl: database.url };
    const keycloak = await startKeycloak(settings, keycloakPort);
    closing.push(keycloak.stop);

    const shared = {
      PUBLIC_URL: url,
      DATABASE_URL: database.url,
      IDENTITY_KEY: Buffer.alloc(32, 'proba').toString('base64'),
      KEYCLOAK_URL: keycloakUrl,
      KEYCLOAK_REALM: 'club',
      KEYCLOAK_CLIENT_ID: 'club-api',
      KEYCLOAK_CLIENT_SECRET: keycloak.secret,
      REMOTES: `${ELSEWHERE}=${remoteOrigin}`,
      CLUB_NOW: SPEC_NOW,
      CALLS_PER_MINUTE: '0',
    };
    const processes: RunningClub[] = [];
    closing.push(() => Promise.all(processes.map((each) => each.discard())));
    // The first process creates the demo club, in the database and in Keycloak.
    for (const port of [first, second]) processes.push(await startClub({ ...shared, PORT: String(port) }));

    const next = deploy();
    closing.push(next.remove);
    next.redeploy(CHANGED.remote, CHANGED.before, CHANGED.after);
    const upgrade = async (index: number) => {
      await processes[index]?.discard();
      const port = [first, second][index];
      processes[index] = await startClub({ ...shared, PORT: String(port) }, next.folder);
    };
    return { url, keycloak, proxy, databaseUrl: database.url, remoteOrigin, processes, upgrade, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
