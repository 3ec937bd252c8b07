import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RegisteredPlayers } from '@club/shared/contracts/league/registration';
import { dayAfter } from '@club/shared/domain';
import { auditAccount } from '../accounts/testing';
import { coversByYear } from '../gallery';
import { createLeagueStatus, publicLeagueRoutes, verifyLeague } from '../league';
import { countDemoMembers } from '../members';
import { fixedClock } from '../platform/clock';
import type { Database } from '../platform/database';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { balanceOf } from '../testing/club-services';
import { openTestClub } from '../testing/test-club';
import { DEMO_PASSWORD, PLAYERS, STAFF } from './demo-members';
import { firstStart } from './first-start';

const TODAY = '2026-07-10';

const media = fs.mkdtempSync(path.join(os.tmpdir(), 'club-media-'));
afterAll(() => fs.rmSync(media, { recursive: true }));

const start = async (db: Database, demo: boolean, clock = fixedClock(`${TODAY}T08:00:00Z`)) =>
  firstStart({ db, clock, directory: await openDirectoryForTests(db), media, demo });

const count = async (db: Database, table: 'member' | 'reservation' | 'slot' | 'season') => {
  const row = await db.handle
    .selectFrom(table)
    .select((of) => of.fn.countAll<number>().as('rows'))
    .executeTakeFirst();
  return row?.rows;
};

eachEngine((open) => {
  test('without demo data an empty database gets the settings and no members', async () => {
    const db = await open();
    expect(await start(db, false)).toBe(true);
    expect(await Promise.all([count(db, 'slot'), count(db, 'season'), count(db, 'member')])).toEqual([18, 1, 0]);
    expect(await start(db, true)).toBe(false);
    expect(await count(db, 'member')).toBe(0);
  });

  describe('with demo data', () => {
    let db: TestDatabase;
    beforeAll(async () => {
      db = await open();
      // Two processes that start at once: one of them writes. The embedded engine allows only one process.
      const second = await db.again?.();
      const written = await Promise.all([start(db, true), ...(second ? [start(second, true)] : [])]);
      expect(written.filter(Boolean)).toHaveLength(1);
      // A busy machine needs time for seven seasons.
    }, 240_000);
    const memberId = async (username: string) => {
      const member = await db.handle
        .selectFrom('member')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirst();
      return member?.id ?? 0;
    };

    test('a later start changes nothing', async () => {
      const before = await count(db, 'reservation');
      expect(await start(db, true)).toBe(false);
      expect(await count(db, 'reservation')).toBe(before);
    });

    test('the gallery has the pictures of six years, each with its file', async () => {
      const years = await coversByYear(db.handle);
      expect(years.map(({ year, count }) => [year, count])).toEqual([
        [2024, 47],
        [2023, 41],
        [2022, 22],
        [2020, 70],
        [2019, 60],
        [2017, 66],
      ]);
      for (const { year, count } of years) {
        expect(new Set(fs.readdirSync(path.join(media, 'gallery', String(year)))).size).toBe(count);
      }
    });

    test('the database records which accounts have the public password, as long as they can be signed in to', async () => {
      expect(await countDemoMembers(db.handle)).toBe(26);
      await db.handle.updateTable('member').set({ active: false }).where('username', '=', 'ana').execute();
      expect(await countDemoMembers(db.handle)).toBe(25);
      await db.handle.updateTable('member').set({ active: true }).where('username', '=', 'ana').execute();
    });

    test('the rules of its league name a brand of balls', async () => {
      const { texts } = await db.handle.selectFrom('club_profile').select('texts').executeTakeFirstOrThrow();
      expect(texts.balls).toBe('Head Tour');
    });

    test('every account adds up', async () => {
      const members = await db.handle.selectFrom('member').select('id').execute();
      expect(members).toHaveLength(26);
      for (const { id } of members) await auditAccount(db, id);
    });

    test('the shared password is accepted for every account', async () => {
      const directory = await openDirectoryForTests(db);
      for (const { username, firstName, lastName, roles } of [...STAFF, ...PLAYERS]) {
        const person = { firstName, lastName, roles, email: `${username}@example.com`, password: DEMO_PASSWORD };
        const made = db.transaction(async (tx) => {
          const id = await directory.create(tx, { ...person, username: `${username}-2` });
          await directory.remove(tx, id);
        });
        await expect(made).resolves.toBeUndefined();
      }
    });

    test.each([
      ['ana', { isInLeague: true, isPaid: true }],
      ['marko', { isInLeague: true, isPaid: false }],
      ['iva', { isInLeague: false, isPaid: false }],
    ])('%s is in the league, and has paid: %j', async (username, status) => {
      const clock = fixedClock(`${TODAY}T08:00:00Z`);
      expect(await createLeagueStatus({ db, clock })(await memberId(username))).toEqual(status);
    });

    test('the league has its past and a season around today, and the stored pages equal the replay of its records', async () => {
      const players = await db.handle
        .selectFrom('league_participation')
        .innerJoin('league_season', 'league_season.year', 'league_participation.year')
        .select(['league_season.year', 'kind', (of) => of.fn.countAll<number>().as('players')])
        .groupBy(['league_season.year', 'kind'])
        .orderBy('league_season.year')
        .execute();
      expect(players.map(({ year, kind, players }) => `${year} ${kind} ${players}`)).toEqual([
        '2017 GROUPS 18',
        '2019 GROUPS 32',
        '2020 RULES 47',
        '2022 RULES 52',
        '2023 RULES 50',
        '2024 RULES 63',
        '2025 RULES 56',
        '2026 RULES 53',
      ]);
      const titles = await db.handle
        .selectFrom('league_title')
        .select(['year', 'tournament'])
        .orderBy('year')
        .execute();
      expect(titles.filter(({ tournament }) => tournament === 'MAIN').map(({ year }) => year)).toEqual([
        2017, 2019, 2020, 2022, 2023, 2024, 2025,
      ]);
      expect(titles).toContainEqual({ year: 2019, tournament: 'CONSOLATION' });
      expect(await verifyLeague(db.handle)).toEqual([]);
    });

    test('2023, 2024 and 2025 have qualifications, played to the end, as the specification links them', async () => {
      const matches = await db.handle
        .selectFrom('league_match')
        .select(['year', 'outcome'])
        .where('phase', '=', 'QUALIFICATION')
        .orderBy('year')
        .execute();
      expect([...new Set(matches.map(({ year }) => year))]).toEqual([2023, 2024, 2025]);
      expect(matches.filter(({ outcome }) => outcome === null)).toEqual([]);
    });

    test.each(['ana', 'marko'])('%s has an open match in the round being played', async (username) => {
      const id = await memberId(username);
      const player = await db.handle
        .selectFrom('league_player')
        .select('id')
        .where('member_id', '=', id)
        .executeTakeFirstOrThrow();
      const open = await db.handle
        .selectFrom('league_match')
        .select(['outcome', 'start_date', 'end_date'])
        .where('year', '=', Number(TODAY.slice(0, 4)))
        .where('closed', '=', false)
        .where((match) => match.or([match('player1', '=', player.id), match('player2', '=', player.id)]))
        .execute();
      expect(open).toMatchObject([{ outcome: null }]);
      expect(open[0]?.start_date && open[0].start_date <= TODAY).toBe(true);
      expect(open[0]?.end_date && open[0].end_date >= TODAY).toBe(true);
    });

    test('of the open round some results are entered by players, one is disputed, and some are missing', async () => {
      const rows = await db.handle
        .selectFrom('league_match as match')
        .leftJoin('league_result as result', 'result.match_id', 'match.id')
        .select(['match.outcome', 'result.state', 'result.entered_player as player'])
        .where('match.year', '=', 2026)
        .where('match.closed', '=', false)
        .execute();
      const states = rows.map(({ state, player }) => (player === null ? 'without a player' : state));
      const count = (state: string) => states.filter((each) => each === state).length;
      expect(count('DISPUTED')).toBe(1);
      expect(count('ENTERED')).toBeGreaterThan(1);
      expect(rows.filter(({ outcome }) => outcome === null).length).toBeGreaterThan(3);
    });

    test('every league reservation is against the opponent of that round, and some are of the days to come', async () => {
      const bookings = await db.handle
        .selectFrom('reservation')
        .innerJoin('league_player', 'league_player.member_id', 'reservation.member_id')
        .select(['day', 'opponent', 'league_player.id as player', 'last_name'])
        .where('kind', '=', 'LEAGUE')
        .execute();
      const matches = await db.handle.selectFrom('league_match').selectAll().where('year', '=', 2026).execute();
      const people = await db.handle.selectFrom('league_player').select(['id', 'first_name', 'last_name']).execute();
      const nameOf = new Map(people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
      const found = bookings.map(({ day, player }) => {
        const match = matches.find(({ start_date, end_date, player1, player2 }) => {
          return (start_date ?? '') <= day && day <= (end_date ?? '') && [player1, player2].includes(player);
        });
        return nameOf.get((match?.player1 === player ? match.player2 : match?.player1) ?? 0);
      });
      expect(bookings.map(({ opponent }) => opponent)).toEqual(found);
      expect(
        bookings
          .filter(({ day }) => day > TODAY)
          .map(({ last_name }) => last_name)
          .toSorted(),
      ).toEqual(['Kovač', 'Marić', 'Ćosić']);
    });

    test('no two people have the same telephone number', async () => {
      const columns = ['first_name', 'last_name', 'phone'] as const;
      const people = [
        ...(await db.handle.selectFrom('league_player').select(columns).where('phone', 'is not', null).execute()),
        ...(await db.handle.selectFrom('league_registration').select(columns).execute()),
      ].map(({ first_name, last_name, phone }) => ({ name: `${first_name} ${last_name}`, phone }));
      const names = new Set(people.map(({ name }) => name));
      expect(names.size).toBeGreaterThan(PLAYERS.length);
      expect(new Set(people.map(({ phone }) => phone)).size).toBe(names.size);
    });

    test('people have registered for the next season, some of them for the first time', async () => {
      const club = await openTestClub(db, (parts) => [publicLeagueRoutes(parts)], `${TODAY}T08:00:00Z`);
      const list = RegisteredPlayers.parse((await club.as().get('registered-players')).body);
      expect(list.map(({ newPlayer }) => newPlayer)).toHaveLength(9);
      expect(list.filter(({ newPlayer }) => newPlayer)).toHaveLength(4);
    });

    test('there are reservations with every payment status, and a debt', async () => {
      const statuses = await db.handle.selectFrom('reservation').select('payment_status').distinct().execute();
      expect(statuses.map((each) => each.payment_status).sort()).toEqual([
        'COMPLIMENTARY',
        'FREE',
        'INTERNAL',
        'NOT_PAID',
        'PAID',
        'USER_FAVOR',
      ]);
      expect(await balanceOf(db, await memberId('marko'))).toBeLessThan(0);
    });

    test('each of the four days has bookings, one of them a maintenance', async () => {
      const bookings = await db.handle
        .selectFrom('reservation')
        .select(['day', 'kind'])
        .where('cancelled_at', 'is', null)
        .where('day', '>=', TODAY)
        .execute();
      for (const inDays of [0, 1, 2, 3]) {
        expect(bookings.filter((each) => each.day === dayAfter(TODAY, inDays)).length).toBeGreaterThan(1);
      }
      expect(bookings.some((each) => each.kind === 'MAINTENANCE')).toBe(true);
    });
  });
});
