import { randomUUID } from 'node:crypto';
import type { Role } from '@club/shared/contracts/roles';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { buildApp } from '../app';
import { enterLeague } from '../league/testing-entries';
import { findActiveMember } from '../members';
import { fixedClock } from '../platform/clock';
import type { Database } from '../platform/database';
import type { TestDatabase } from '../platform/database/testing';
import { cachedCallers, guardRoutes } from '../platform/http';
import { csrfHeaders } from '../platform/http/testing';
import { type LiveHub, openLiveHub } from '../platform/live';
import { openLog } from '../platform/log';
import { callsAs } from './calls';

const CSRF_SECRET = 'secret of the tests';
/** A Friday in July, 10:00 in Zagreb. */
const NOW = '2026-07-10T08:00:00Z';

export type TestClock = ReturnType<typeof fixedClock>;

export interface TestParts {
  readonly db: TestDatabase;
  readonly clock: TestClock;
  readonly live: LiveHub;
}

export interface TestMember {
  readonly id: number;
  readonly identityId: string;
  /** Bearer token and CSRF pair, for a call that `as` cannot make. */
  readonly headers: Record<string, string>;
}

export interface TestClub extends TestParts {
  readonly app: FastifyInstance;
  /** An active member with an empty account, signed in. */
  addMember(member?: NewTestMember): Promise<TestMember>;
  /** The headers of a visitor's browser: only the CSRF pair. */
  readonly visitor: Record<string, string>;
  /**
   * The calls of a member, or of a visitor: `club.as(ana).post('cancel-reservation', body)`.
   * @param more headers besides those of the member's browser
   */
  as(who?: Pick<TestMember, 'headers'>, more?: Record<string, string>): ReturnType<typeof callsAs>;
  /** For tests of what closing does, or of a restart: the club is closed with its database. */
  close(): Promise<void>;
}

export interface NewTestMember {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly username?: string;
  readonly email?: string;
  readonly inLeague?: boolean;
  readonly active?: boolean;
  readonly roles?: readonly Role[];
  /** When the member's token expires; by default far in the future. */
  readonly tokenEnds?: Date;
  /** When the member entered the password; by default just now. */
  readonly signedInAt?: Date;
}

/**
 * The app over a test database, with access control, contracts and the CSRF check as in production; answers are also
 * validated by their contracts. Only the signature of tokens is left out: identity's own tests cover it.
 */
export async function openTestClub(
  database: TestDatabase,
  callsOf: (parts: TestParts) => readonly FastifyPluginAsyncZod[],
  now = NOW,
): Promise<TestClub> {
  const report = (error: Error) => console.error(error);
  const live = await openLiveHub(database, report);
  const parts = { db: database, clock: fixedClock(now), live };
  const app = await buildApp({
    identity: unsignedIdentity(database),
    calls: callsOf(parts),
    csrf: { secret: CSRF_SECRET, secure: false },
    headers: { publicUrl: 'http://localhost' },
    live,
    callsPerMinute: 0,
    // Silent, except for what no test should cause: an unexpected failure or a broken contract.
    log: openLog('error'),
    strictResponses: true,
  });
  database.closeWith(() => app.close());
  await app.ready();
  const visitor = csrfHeaders(CSRF_SECRET);
  return {
    ...parts,
    app,
    visitor,
    as: (who, more = {}) => callsAs(app, { ...(who?.headers ?? visitor), ...more }),
    close: () => app.close(),
    addMember: async (member = {}) => {
      const identityId = randomUUID();
      const id = await insertMember(database, identityId, parts.clock.now(), member);
      const token = new UnsecuredJWT({
        roles: member.roles ?? ['USER'],
        auth_time: Math.floor((member.signedInAt ?? new Date()).getTime() / 1000),
      })
        .setSubject(identityId)
        .setExpirationTime(member.tokenEnds ?? new Date('2100-01-01'))
        .encode();
      return { id, identityId, headers: { ...visitor, authorization: `Bearer ${token}` } };
    },
  };
}

/** The real guard and the real lookup of the member, with unsigned tokens. */
function unsignedIdentity(database: Database) {
  return fastifyPlugin(async (app) => {
    const callers = cachedCallers({
      verify: async (token) => {
        const { sub = '', exp = 0, roles, auth_time } = decodeJwt<{ roles: Role[]; auth_time: number }>(token);
        return { identityId: sub, sessionUid: sub, roles, expiresAt: exp * 1000, signedInAt: auth_time * 1000 };
      },
      findMember: (identityId) => findActiveMember(database.handle, identityId),
      isSessionAlive: async () => true,
      sessionEndReason: async () => undefined,
    });
    // Tests change members without the services: no caller is cached.
    callers.bypassCache(true);
    guardRoutes(app, callers);
  });
}

async function insertMember(database: Database, identityId: string, at: Date, member: NewTestMember): Promise<number> {
  const { id } = await database.handle
    .insertInto('member')
    .values({
      identity_id: identityId,
      username: member.username ?? `member-${identityId.slice(0, 8)}`,
      first_name: member.firstName ?? 'Ana',
      last_name: member.lastName ?? 'Anić',
      email: member.email ?? null,
      active: member.active ?? true,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (member.inLeague) {
    const person = { firstName: member.firstName ?? 'Ana', lastName: member.lastName ?? 'Anić' };
    const year = Number(at.toISOString().slice(0, 4));
    await database.transaction((tx) => enterLeague(tx, { ...person, memberId: id, createdAt: at }, year, null));
  }
  return id;
}
