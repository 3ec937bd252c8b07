/**
 * `npm run fuzz -- 100000 7`: sends 100000 requests from seed 7, on the embedded engine, or on the empty PostgreSQL
 * database of DATABASE_URL; one that has been used is refused. Ends with code 0 when each was answered below 500, else
 * with code 1.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate, openDatabase } from '../../platform/database';
import { requireEmptyDatabase } from './empty-database';
import { type FuzzReport, fuzz } from './fuzz';
import { measureGivenTime } from './given-time';

const HANGS_AFTER_MS = 60_000;
const REPORT_EVERY = 1_000;

const [count = '100000', seed = String(Date.now() % 1_000_000), ...surplus] = process.argv.slice(2);
// With a count of 0, or one that is not a number, no request would be sent, and none would fail.
if (![count, seed].every((word) => /^\d+$/.test(word)) || Number(count) === 0 || surplus.length > 0) {
  console.error('npm run fuzz -- [requests, 100000] [seed]');
  process.exit(1);
}
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fuzz-'));
const database = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL }, console.error);
try {
  await requireEmptyDatabase(database.handle);
} catch (error) {
  console.error((error as Error).message);
  fs.rmSync(dataDir, { recursive: true });
  process.exit(1);
}
await migrate(database);
console.log(`${count} requests from seed ${seed} on ${database.engine}`);

const started = performance.now();
/** `2xx 513, 4xx 487; held up 0 times; failed 0` */
function figures({ statuses, held, failures }: FuzzReport): string {
  const classes = new Map<string, number>();
  for (const [status, times] of Object.entries(statuses)) {
    const name = `${status[0]}xx`;
    classes.set(name, (classes.get(name) ?? 0) + times);
  }
  const answered = [...classes].sort().map(([name, times]) => `${name} ${times}`);
  return `${answered.join(', ')}; held up ${held} times; failed ${failures.length}`;
}
const print = (report: FuzzReport) =>
  console.log(`${report.sent} in ${Math.round((performance.now() - started) / 1000)} s: ${figures(report)}`);

const time = measureGivenTime(HANGS_AFTER_MS);
const report = await fuzz(database, {
  count: Number(count),
  seed: Number(seed),
  time,
  onFailure: ({ how, request }) => console.error(how, JSON.stringify(request)),
  onProgress: (soFar) => soFar.sent % REPORT_EVERY === 0 && print(soFar),
});
console.log(report.statuses);
print(report);
await time.stop();
await database.close();
fs.rmSync(dataDir, { recursive: true });
process.exit(report.failures.length > 0 ? 1 : 0);
