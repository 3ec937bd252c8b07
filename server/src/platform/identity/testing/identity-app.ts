import type { Role } from '@club/shared/contracts/roles';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { buildApp } from '../../../app';
import { findActiveMember } from '../../../members';
import { type Clock, runningClock } from '../../clock';
import type { Tx } from '../../database';
import type { TestDatabase } from '../../database/testing';
import { eventRoutes, type LiveHub, openLiveHub, type StreamCount, streamCount } from '../../live';
import { openLog } from '../../log';
import { type FindMember, type Identity, openIdentity } from '../identity';
import { identityPlugin } from '../identity-plugin';
import type { KeycloakSettings } from '../settings';
import { TEST_LOOK } from './look';
import { TEST_PUBLIC_URL, TEST_SEALING_KEY } from './tokens';

export const PASSWORD = 'Teren-u-17h';

interface NewMember {
  readonly roles?: Role[];
  readonly oneTime?: boolean;
}

/** One server process: the real identity in the real app, with a call for each kind of access. */
export interface IdentityApp {
  readonly app: FastifyInstance;
  readonly identity: Identity;
  readonly live: LiveHub;
  /** Its event streams. */
  readonly streams: StreamCount;
  /** An identity with PASSWORD, and its active member. */
  addMember(username: string, options?: NewMember): Promise<string>;
  close(): Promise<void>;
}

export async function openIdentityApp(
  database: TestDatabase,
  clock: Clock = runningClock(),
  keycloak?: KeycloakSettings,
): Promise<IdentityApp> {
  const report = (error: Error) => console.error(error);
  const live = await openLiveHub(database, report);
  const streams = streamCount();
  const settings = { sealingKey: TEST_SEALING_KEY, keycloak };
  const findMember: FindMember = (identityId, handle = database.handle) => findActiveMember(handle, identityId);
  const look = () => TEST_LOOK;
  const parts = { settings, publicUrl: TEST_PUBLIC_URL, dataDir: '/nowhere', database, clock, live, findMember, look };
  const identity = await openIdentity(parts);
  const createMember = (
    tx: Tx,
    member: { identityId: string; username: string; firstName: string; lastName: string },
  ) => insertMember(tx, clock, member);
  const app = await buildApp({
    identity: identityPlugin(identity, { createMember }),
    calls: [calls, eventRoutes({ live, patchOf: () => undefined, counted: streams })],
    csrf: { secret: identity.csrfSecret, secure: false },
    headers: { publicUrl: TEST_PUBLIC_URL },
    callsPerMinute: 0,
    log: openLog('error'),
  });
  database.closeWith(() => app.close());
  await app.ready();
  return {
    app,
    identity,
    live,
    streams,
    close: () => app.close(),
    addMember: (username, { roles = ['USER'], oneTime = false }: NewMember = {}) =>
      database.transaction(async (tx) => {
        const names = { firstName: 'Ana', lastName: 'Anić' };
        const email = `${username}@klub.hr`;
        const person = { username, password: PASSWORD, email, roles, oneTime, ...names };
        const identityId = await identity.directory.create(tx, person);
        await insertMember(tx, clock, { identityId, username, ...names });
        return identityId;
      }),
  };
}

const calls: FastifyPluginAsyncZod = async (api) => {
  api.get('/open', { config: { access: 'public' } }, async (request) => request.caller?.firstName ?? 'nobody');
  api.get('/mine', { config: { access: 'USER' } }, async ({ caller }, reply) => {
    reply.headers({ etag: '"1"', 'x-older-payments': 'yes', 'set-cookie': 'theme=dark' });
    return caller;
  });
  api.get('/theirs', { config: { access: 'ADMIN' } }, async () => 'secret');
  api.get('/stuck', { config: { access: 'USER' } }, () => new Promise(() => undefined));
};

async function insertMember(
  tx: Tx,
  clock: Clock,
  member: { identityId: string; username: string; firstName: string; lastName: string },
): Promise<void> {
  const { identityId: identity_id, username, firstName: first_name, lastName: last_name } = member;
  const row = { identity_id, username, first_name, last_name, created_at: clock.now() };
  await tx.insertInto('member').values(row).execute();
}
