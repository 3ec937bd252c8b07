/**
 * `npm run fuzz -- 100000 7`: so many requests from this seed, on the embedded engine in memory, or on the empty
 * PostgreSQL database of DATABASE_URL. Ends with code 1 when one got 5xx or no answer.
 */
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase, migrate, openPostgres } from '../../platform/database';
import { fuzz } from './fuzz';

/** A request that keeps the process busy for ever can only be noticed from another thread. */
const WATCHDOG = `
  const { parentPort } = require('node:worker_threads');
  let last;
  let at = Date.now();
  parentPort.on('message', (request) => { last = request; at = Date.now(); });
  setInterval(() => {
    if (Date.now() - at < 60_000) return;
    require('node:fs').writeSync(2, 'HANG: ' + JSON.stringify(last) + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, 1_000);
`;

const [, , count = '100000', seed = String(Date.now() % 1_000_000)] = process.argv;
const { DATABASE_URL } = process.env;
const database = DATABASE_URL
  ? await openPostgres(DATABASE_URL, () => undefined)
  : embeddedDatabase(await PGlite.create('memory://'));
await migrate(database);
console.log(`${count} requests from seed ${seed} on ${database.engine}`);

const watchdog = new Worker(WATCHDOG, { eval: true });
const started = performance.now();
let sent = 0;
const { statuses, failures } = await fuzz(database, {
  count: Number(count),
  seed: Number(seed),
  onFailure: ({ how, request }) => console.error(how, JSON.stringify(request)),
  onRequest(request) {
    watchdog.postMessage(request);
    sent += 1;
    if (sent % 10_000 === 0) console.log(`${sent} in ${Math.round((performance.now() - started) / 1000)} s`);
  },
});
console.log(statuses);
console.log(`${failures.length} of ${sent} requests failed`);
await watchdog.terminate();
await database.close();
process.exit(failures.length > 0 ? 1 : 0);
