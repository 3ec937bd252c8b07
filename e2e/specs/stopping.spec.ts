import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import { createOwnDatabase, postgresMissing } from '../club/own-database';
import { plainEnvironment } from '../club/plain-environment';
import { freePort, PRODUCT, type RunningClub, startClub } from '../club/running-club';
import { signInByHttp } from '../club/sign-in-by-http';

test.use({ settings: { CLUB_NOW: SPEC_NOW } });
test.describe.configure({ mode: 'serial' });

/** The engine's state `DB_SHUTDOWNED` in its control file: nothing has to be recovered. */
const SHUT_DOWN = 1;
const stateOf = (dataDir: string) => readFileSync(path.join(dataDir, 'database/global/pg_control')).readInt32LE(16);

function expectShut(dataDir: string): void {
  expect(existsSync(path.join(dataDir, 'database.lock'))).toBe(false);
  expect(stateOf(dataDir)).toBe(SHUT_DOWN);
}

/** A connection that sends this text, and waits. */
async function socketTo(club: RunningClub, sent: string): Promise<Socket> {
  const socket = connect(Number(new URL(club.address).port), 'localhost');
  // How it ends is up to the server.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (sent) socket.write(sent);
  return socket;
}

const GET = 'GET /api/health HTTP/1.1\r\nHost: club\r\n';
const POST = 'POST /api/create-frendly-reservation HTTP/1.1\r\nHost: club\r\ncontent-type: application/json\r\n';

/** The server's state when the signal arrives. */
const STATES: Record<string, (club: RunningClub) => Promise<unknown>> = {
  'nobody is connected': async () => undefined,
  'a connection idles after its answer': async (club) => {
    const socket = await socketTo(club, `${GET}\r\n`);
    await once(socket, 'data');
  },
  'a request is half sent': (club) => socketTo(club, GET),
  'the body of a request is half sent': (club) => socketTo(club, `${POST}content-length: 100\r\n\r\n{"index":`),
  'an event stream is open': async (club) => {
    const ana = await signInByHttp(club.url, 'ana');
    const stream = await ana.call('GET', 'events');
    await stream.body?.getReader().read();
  },
  'fifty connections have never sent anything': (club) =>
    Promise.all(Array.from({ length: 50 }, () => socketTo(club, ''))),
  'the same signal came before': async (club) => process.kill(club.pid, 'SIGTERM'),
  'it has been interrupted from the keyboard': async (club) => process.kill(club.pid, 'SIGINT'),
};

for (const [state, bringAbout] of Object.entries(STATES)) {
  test(`SIGTERM while ${state}: exit code 0, and the database is shut down`, async ({ club }) => {
    await club.restart();
    expect(stateOf(club.dataDir)).not.toBe(SHUT_DOWN);
    await bringAbout(club);
    expect(await club.stop()).toBe(0);
    expectShut(club.dataDir);
  });
}

test('SIGTERM during the start: exit code 0, and the data folder is free', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'club-'));
  // Without the demo: on a busy machine writing it takes longer than the stop timeout.
  const env = { ...plainEnvironment(), DATA_DIR: dataDir, DEMO: '0', PORT: String(await freePort()) };
  const child = spawn(process.execPath, [path.join(PRODUCT, 'server/dist/main.js')], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await expect
    .poll(() => existsSync(path.join(dataDir, 'database.lock')), { intervals: [5], timeout: 30_000 })
    .toBe(true);
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  expectShut(dataDir);
  rmSync(dataDir, { recursive: true });
});

test('SIGTERM during a call: it is completed first', async () => {
  // The report names what is missing; with PostgreSQL nothing is left out.
  test.skip(postgresMissing !== undefined, postgresMissing);
  const database = await createOwnDatabase();
  const club = await startClub({ CLUB_NOW: SPEC_NOW, DATABASE_URL: database.url });
  const ana = await signInByHttp(club.url, 'ana');
  const other = new Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin; lock table reservation in access exclusive mode');
  const booked = ana.call('POST', 'create-frendly-reservation', { index: 4, id: 17, formattedDate: '2026-11-23' });
  const waiting =
    'select 1 from pg_locks join pg_database on oid = database where datname = current_database() and not granted';
  const isWaiting = async () => (await other.query(waiting)).rowCount !== 0;
  await expect.poll(isWaiting, { intervals: [20], timeout: 30_000 }).toBe(true);

  const stopped = club.stop();
  // It has stopped listening, and the call is still running.
  await expect
    .poll(
      () =>
        fetch(club.address).then(
          () => 'open',
          () => 'closed',
        ),
      { intervals: [20], timeout: 30_000 },
    )
    .toBe('closed');
  await other.query('commit');
  expect((await booked).status).toBe(201);
  expect(await stopped).toBe(0);
  await other.end();
  await club.discard();
  await database.drop();
});
