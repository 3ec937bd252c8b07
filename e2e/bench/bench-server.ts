/**
 * The club's server from its sources, with two reference points in the same process: calls that return a constant to
 * members and to everybody, and a second database of the same engine and schema for the bare SQL of a booking. Started
 * by source-club.ts, which communicates with it by messages.
 */
import { Client } from 'pg';
import { migrate, openDatabase } from '../../server/src/platform/database';
import { openLog } from '../../server/src/platform/log';
import { openServer } from '../../server/src/server';
import { readServerSettings } from '../../server/src/server-settings';
import { PRODUCT } from '../club/running-club';
import { bareBookings } from './bare-booking';

const { BARE_DATABASE_URL, BARE_DATA_DIR = '', ...env } = process.env;
const report = (error: Error) => console.error(error);

const settings = readServerSettings(env);
const { config } = settings;
const { app } = await openServer({
  ...settings,
  db: await openDatabase(config, report),
  log: openLog(config.logLevel),
  root: PRODUCT,
  invite: () => undefined,
});
let constant = Buffer.alloc(0);
for (const [path, access] of [
  ['/api/constant', 'USER'],
  ['/api/public-constant', 'public'],
] as const) {
  app.get(path, { config: { access } }, (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(constant),
  );
}
await app.listen({ port: config.port, host: '::' });

const bare = await openDatabase({ dataDir: BARE_DATA_DIR, databaseUrl: BARE_DATABASE_URL }, report);
await migrate(bare);
const book = await bareBookings(bare.pool);

/** The recorded statements; those of both engines pass through pg's client. */
const statements: string[] = [];
const query = Client.prototype.query as (...given: unknown[]) => unknown;
Client.prototype.query = function (this: Client, ...given: unknown[]) {
  const [statement] = given as [string | { text?: string }];
  statements.push(typeof statement === 'string' ? statement : (statement.text ?? ''));
  if (statements.length > 1_000) statements.splice(0, 500);
  return query.apply(this, given);
} as typeof Client.prototype.query;

interface Order {
  /** Return these bytes from now on, in base64. */
  readonly constant?: string;
  /** Book this many times in SQL only, with this many clients; the reply contains the duration. */
  readonly bare?: { readonly count: number; readonly clients: number };
}

/** Each reply contains the statements since the previous one. */
process.on('message', async ({ constant: bytes, bare: wanted }: Order) => {
  if (bytes !== undefined) constant = Buffer.from(bytes, 'base64');
  const began = performance.now();
  if (wanted) {
    const client = async (memberId: number) => {
      for (let n = 0; n < wanted.count / wanted.clients; n += 1) await book(memberId);
    };
    await Promise.all(Array.from({ length: wanted.clients }, (_, index) => client(index + 1)));
  }
  process.send?.({ took: performance.now() - began, statements: statements.splice(0) });
});
process.send?.({ ready: true });
