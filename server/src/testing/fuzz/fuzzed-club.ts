import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Role } from '@club/shared/contracts/roles';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { createClub } from '../../club';
import { createClubProfiles } from '../../club-profile';
import { statusForTests } from '../../club-status/testing';
import { firstStart } from '../../demo';
import { findActiveMember } from '../../members';
import { noticesForTests } from '../../notices/testing';
import { runningClock } from '../../platform/clock';
import type { Database } from '../../platform/database';
import { csrfHeaders } from '../../platform/http/testing';
import { identityPlugin, openIdentity } from '../../platform/identity';
import { TEST_LOOK } from '../../platform/identity/testing/look';
import { bearerFor, TEST_PUBLIC_URL, TEST_SEALING_KEY } from '../../platform/identity/testing/tokens';
import { openLiveHub, streamCount } from '../../platform/live';
import { openLog } from '../../platform/log';
import { noRemotes } from '../../platform/remotes/testing';
import { createRetention } from '../../retention';
import type { Sender } from './request';

const ROLES: Record<Exclude<Sender, 'visitor'>, Role[]> = {
  member: ['USER'],
  administrator: ['USER', 'MAINTENANCE', 'ADMIN', 'COURT_MAINTENANCE'],
};

/** The whole club with its demo data, the real sign-in side and strict answers, and the senders of requests. */
export interface FuzzedClub {
  readonly app: FastifyInstance;
  headersOf(sender: Sender): Promise<Record<string, string>>;
  /** Later requests come from new people: the old ones may have been signed out or deactivated. */
  renewPeople(): void;
  close(): Promise<void>;
}

export async function openFuzzedClub(database: Database): Promise<FuzzedClub> {
  const report = () => undefined;
  const media = fs.mkdtempSync(path.join(os.tmpdir(), 'fuzz-media-'));
  const clock = runningClock();
  const live = await openLiveHub(database, report);
  const settings = { sealingKey: TEST_SEALING_KEY, keycloak: undefined };
  const identity = await openIdentity({
    settings,
    publicUrl: TEST_PUBLIC_URL,
    dataDir: '/nowhere',
    database,
    clock,
    live,
    findMember: (identityId) => findActiveMember(database.handle, identityId),
    look: () => TEST_LOOK,
  });
  const { directory, invitations, csrfSecret } = identity;
  await firstStart({ db: database, clock, directory, media, demo: true });
  const parts = { db: database, clock, live, report };
  const notices = noticesForTests(parts);
  const profiles = createClubProfiles(parts);
  const given = {
    directory,
    invitations,
    media,
    publicUrl: TEST_PUBLIC_URL,
    remotes: noRemotes,
    notices,
    profiles,
    streams: streamCount(),
    status: statusForTests(parts),
    retention: createRetention({ ...parts, media }),
  };
  const club = createClub({ ...parts, ...given });
  const app = await buildApp({
    identity: identityPlugin(identity, { createMember: club.createMember }),
    calls: club.calls,
    csrf: { secret: csrfSecret, secure: false },
    headers: { publicUrl: TEST_PUBLIC_URL },
    callsPerMinute: 0,
    log: openLog(process.env.LOG_LEVEL ?? 'silent'),
    strictResponses: true,
  });
  await app.ready();

  const csrf = csrfHeaders(csrfSecret);
  let people: Partial<Record<Sender, Promise<string>>> = {};

  const signIn = async (sender: keyof typeof ROLES): Promise<string> => {
    const username = `fuzz-${randomUUID().slice(0, 18)}`;
    const names = { firstName: 'Fuzz', lastName: 'Tester', email: `${username}@klub.hr`, username };
    const identityId = await database.transaction(async (tx) => {
      const id = await directory.create(tx, { ...names, password: `p-${randomUUID()}`, roles: ROLES[sender] });
      await club.createMember(tx, { ...names, identityId: id });
      return id;
    });
    return bearerFor(database, identityId, ROLES[sender]);
  };

  return {
    app,
    async headersOf(sender) {
      if (sender === 'visitor') return csrf;
      people[sender] ??= signIn(sender).catch((error) => {
        // The next request tries again; otherwise one busy moment would fail all later ones.
        delete people[sender];
        throw error;
      });
      return { ...csrf, authorization: await people[sender] };
    },
    renewPeople() {
      people = {};
    },
    async close() {
      club.close();
      await app.close();
      fs.rmSync(media, { recursive: true });
    },
  };
}
