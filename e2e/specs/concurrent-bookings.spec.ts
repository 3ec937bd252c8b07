import type { Statement } from '@club/shared/contracts/accounts/statement';
import { type Balancer, startBalancer } from '../club/balancer';
import { cell } from '../club/court-grid';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { createOwnDatabase, postgresMissing } from '../club/own-database';
import { book, cancelBooking } from '../club/reservations';
import { type RunningClub, startClub } from '../club/running-club';
import { signInByHttp } from '../club/sign-in-by-http';
import { STREAM_TIMEOUT } from '../club/stream-timeout';
import { visitAs } from '../club/visit';

const CALLS = 200;
const CROWD = ['ana', 'marko', 'iva', 'luka', 'petra', 'ivan', 'josip', 'sanja', 'dario', 'maja'];
const SLOT = { index: 4, id: 17, formattedDate: '2026-11-23' };

const SETTINGS = { CLUB_NOW: SPEC_NOW, CALLS_PER_MINUTE: '0' };

/**
 * A machine that is too busy to give every call a session of the database in time refuses some; they are sent again. A
 * call that is refused each time keeps that answer, so that a club which refuses most of a rush fails.
 */
async function bookPersistently(member: HttpMember, attempts = 5): Promise<Response> {
  const answer = await member.call('POST', 'create-frendly-reservation', SLOT);
  return answer.status === 503 && attempts > 1 ? bookPersistently(member, attempts - 1) : answer;
}

/** Ten users request one slot, twenty times each, all at once, at these processes of the club in turn. */
async function bookAtOnce(url: string, processes: readonly string[]): Promise<void> {
  const crowd = await Promise.all(CROWD.map((username) => signInByHttp(url, username)));
  const answers = await Promise.all(
    Array.from({ length: CALLS }, (_, n) => {
      const member = crowd[n % crowd.length] as HttpMember;
      const address = processes[Math.floor(n / crowd.length) % processes.length] as string;
      return bookPersistently(member.at(address));
    }),
  );
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 201).length).toBe(1);
  expect(statuses.filter((status) => status === 409).length).toBe(CALLS - 1);

  const statements = await Promise.all(crowd.map((member) => member.ask<Statement>('GET', 'account-statement')));
  const entries = statements.flatMap((statement) => statement.entries);
  expect(entries.filter(({ what }) => what.includes('23.11.') && what.includes('20:00')).length).toBe(1);
}

test(`${CALLS} bookings of one slot at once, on the embedded database: one gets it, one ledger entry`, async () => {
  const club = await startClub(SETTINGS);
  try {
    await bookAtOnce(club.url, [club.address]);
  } finally {
    await club.discard();
  }
});

/** Two processes on one PostgreSQL database, behind one address. */
interface Pair {
  readonly balancer: Balancer;
  readonly processes: readonly RunningClub[];
}

const onPostgres = test.extend<object, { pair: Pair }>({
  pair: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern.
    async ({}, use) => {
      const database = await createOwnDatabase();
      const balancer = await startBalancer();
      const settings = { ...SETTINGS, DATABASE_URL: database.url, PUBLIC_URL: balancer.url };
      const processes: RunningClub[] = [];
      for (const _ of ['first', 'second']) {
        const club = await startClub({ ...settings, IDENTITY_KEY: KEY });
        processes.push(club);
        balancer.add(club.address);
      }
      await use({ balancer, processes });
      await balancer.close();
      for (const club of processes) await club.discard();
      await database.drop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
/** Processes of one club share it (README, "Settings"). */
const KEY = Buffer.alloc(32, 'klub').toString('base64');

onPostgres.describe('two processes on PostgreSQL', () => {
  // The report names what is missing; with PostgreSQL nothing is left out.
  onPostgres.skip(postgresMissing !== undefined, postgresMissing);

  onPostgres(`${CALLS} bookings of one slot at once: one gets it, one ledger entry`, async ({ pair }) => {
    await bookAtOnce(
      pair.balancer.url,
      pair.processes.map(({ address }) => address),
    );
  });

  onPostgres('a booking through one process reaches a page that hangs on the other', async ({ pair, browser }) => {
    const { url } = pair.balancer;
    const page = await visitAs(browser, url, 'marko');
    await page.goto('/main-reservations');
    const place = 'Teren 1, ponedjeljak 23. studenoga, 17:00–18:30';
    await expect(cell(page, place, 'slobodno')).toBeVisible();

    const ana = await signInByHttp(url, 'ana');
    // Whichever process the page's event stream is connected to, the other one is among these.
    for (const { address } of pair.processes) {
      const there = ana.at(address);
      await book(there, { ...SLOT, id: 13 });
      await expect(cell(page, place, 'zauzeto')).toBeVisible(STREAM_TIMEOUT);
      await cancelBooking(there, { ...SLOT, id: 13 });
      await expect(cell(page, place, 'slobodno')).toBeVisible(STREAM_TIMEOUT);
    }
    await page.context().close();
  });
});
