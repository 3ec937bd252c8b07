/**
 * The club's server from its sources, with two things beside it in the same process that it is measured against: calls
 * that answer a constant to members and to everybody, and a second database of the same engine and shape for the bare SQL of a booking. Started by
 * source-club.ts, which speaks to it in messages.
 */
import { readBackupSettings } from '../../server/src/backup';
import { readConfig } from '../../server/src/config';
import { migrate, openDatabase } from '../../server/src/platform/database';
import { readIdentitySettings } from '../../server/src/platform/identity';
import { readMetricsSettings } from '../../server/src/platform/metrics';
import { openServer } from '../../server/src/server';
import { PRODUCT } from '../club/running-club';
import { bareBookings } from './bare-booking';

const { BARE_DATABASE_URL, BARE_DATA_DIR = '', ...env } = process.env;
const report = (error: Error) => console.error(error);

const config = readConfig(env);
const identitySettings = readIdentitySettings(env);
const backupSettings = readBackupSettings(process.env, config.dataDir, config.demo);
const metricsSettings = readMetricsSettings(process.env);
const { app } = await openServer({
  config,
  identitySettings,
  backupSettings,
  metricsSettings,
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

/** `{ constant: n }`: answer n bytes from now on. `{ bare: n }`: book n times in SQL alone, answer the milliseconds. */
process.on('message', async (wish: { constant?: number; bare?: number }) => {
  if (wish.constant !== undefined) constant = Buffer.alloc(wish.constant, ' ');
  const took: number[] = [];
  for (let n = 0; n < (wish.bare ?? 0); n += 1) {
    const began = performance.now();
    await book();
    took.push(performance.now() - began);
  }
  process.send?.({ took });
});
process.send?.({ ready: true });
