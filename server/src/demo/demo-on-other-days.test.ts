import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { coversByYear } from '../gallery';
import { createLeagueStatus } from '../league';
import { type Clock, fixedClock } from '../platform/clock';
import type { Database } from '../platform/database';
import { embeddedForTests } from '../platform/database/testing';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { firstStart } from './first-start';

const media = fs.mkdtempSync(path.join(os.tmpdir(), 'club-media-'));
afterAll(() => fs.rmSync(media, { recursive: true }));

// The date decides what is invented, not how it is stored: one engine shows it.
const open = embeddedForTests();
const start = async (db: Database, clock: Clock) =>
  firstStart({ db, clock, directory: await openDirectoryForTests(db), media, demo: true });
const count = async (db: Database, table: 'member' | 'reservation' | 'season') => {
  const row = await db.handle
    .selectFrom(table)
    .select((of) => of.fn.countAll<number>().as('rows'))
    .executeTakeFirst();
  return row?.rows;
};

// A price list of today can be changed until a reservation is newer than it.
test('no reservation is dated later than a first start in the morning', async () => {
  const db = await open();
  await start(db, fixedClock('2026-07-10T05:00:00Z'));
  const { newest } = await db.handle
    .selectFrom('reservation')
    .select((of) => of.fn.max('created_at').as('newest'))
    .executeTakeFirstOrThrow();
  expect(newest).toEqual(new Date('2026-07-10T05:00:00Z'));
});

test.each([
  ['2026-01-01', '2026 ROUNDS'],
  ['2026-03-30', '2026 ROUNDS'],
  ['2026-10-25', '2027 PREPARING'],
])('a club that is first started on %s gets its demo data, with the season %s', async (today, newest) => {
  const db = await open();
  expect(await start(db, fixedClock(`${today}T20:30:00Z`))).toBe(true);
  expect(await Promise.all([count(db, 'member'), count(db, 'reservation'), count(db, 'season')])).toEqual([26, 112, 1]);
  const seasons = await db.handle.selectFrom('league_season').select(['year', 'state']).orderBy('year').execute();
  expect(`${seasons.at(-1)?.year} ${seasons.at(-1)?.state}`).toBe(newest);
  expect(seasons.filter(({ state }) => state === 'FINISHED')).toHaveLength(7);
});

// In January a part of the history is of the year before, in which there may be no season at all.
test.each(['2019-06-01', '2021-06-01', '2022-01-20', '2025-01-01'])(
  'the accounts are what the start message says after a first start on %s',
  async (today) => {
    const db = await open();
    const clock = fixedClock(`${today}T08:00:00Z`);
    await start(db, clock);
    const members = await db.handle.selectFrom('member').select(['id', 'username']).execute();
    const status = createLeagueStatus({ db, clock });
    const statusOf = async (name: string) => status(members.find(({ username }) => username === name)?.id ?? 0);
    expect([await statusOf('ana'), await statusOf('marko'), await statusOf('iva')]).toEqual([
      { isInLeague: true, isPaid: true },
      { isInLeague: true, isPaid: false },
      { isInLeague: false, isPaid: false },
    ]);
  },
);

test('a first start in 2018 knows no season and no picture of later years', async () => {
  const db = await open();
  await start(db, fixedClock('2018-06-15T08:00:00Z'));
  const finished = await db.handle.selectFrom('league_season').select('year').where('state', '=', 'FINISHED').execute();
  expect(finished).toEqual([{ year: 2017 }]);
  expect((await coversByYear(db.handle)).map(({ year }) => year)).toEqual([2017]);
});
