import { randomUUID } from 'node:crypto';
import { bookingRoutes, createBookings, createGridReader } from '../bookings';
import { calendarFeedRoutes, createCalendarFeeds } from '../calendar-feed';
import { playingLeagueRoutes } from '../league';
import { writeNotices } from '../notices';
import { noticesForTests } from '../notices/testing';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import type { Directory } from '../platform/identity';
import { addIdentity, openDirectoryForTests } from '../platform/identity/testing/directory';
import { orThrow } from '../testing/calls';
import { openCourtsForTests } from '../testing/club-services';
import { concurrently } from '../testing/concurrently';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createJoining, createUserManagement } from '../user-management';
import { createErasure, erasureRoutes } from '.';
import { wholeDatabase } from './testing-texts';

/** 14:00 on court 1, tomorrow. */
const CELL = { id: 9, index: 2, formattedDate: '2026-07-11' };
const PUSH = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};
const REGISTRATION = {
  firstName: 'Ana',
  lastName: 'Žuborski',
  birthDate: '1990-01-01',
  email: 'ana@example.com',
  phone: '098 123 4567',
  city: 'Ivankovo',
  consent: true,
};

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let ana: TestMember;
  let directory: Directory;
  let bookings: ReturnType<typeof createBookings>;
  beforeEach(async () => {
    db = await open();
    directory = await openDirectoryForTests(db);
    await openCourtsForTests(db, { opensOn: '2026-03-01', closesOn: '2026-11-30' });
    club = await openTestClub(db, (base) => {
      const parts = { ...base, directory, publicUrl: 'http://localhost' };
      const grid = createGridReader(parts);
      bookings = createBookings({ ...parts, grid });
      return [
        erasureRoutes(createErasure(parts)),
        bookingRoutes({ bookings, grid }),
        calendarFeedRoutes(createCalendarFeeds({ ...parts, clubName: () => 'Klub' })),
        playingLeagueRoutes(parts),
        ...noticesForTests(parts).calls,
      ];
    });
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Upravitelj' });
    ana = await club.addMember({ username: 'ana', lastName: 'Žuborski', email: 'ana@example.com' });
    const person = { firstName: 'Ana', lastName: 'Žuborski', password: 'jedna duga lozinka' };
    for (const { identityId } of [admin, ana]) {
      await addIdentity(db, { ...person, id: identityId, username: identityId, email: `${identityId}@example.com` });
    }
    await db.transaction((tx) => directory.setRoles(tx, admin.identityId, ['USER', 'ADMIN']));
  });

  /** A call that is refused throws the refusal. */
  const call = (method: 'POST' | 'PUT', path: string, payload: object | undefined, who?: TestMember) => async () =>
    orThrow(await club.as(who).call(method, path, payload));
  const erase = () => call('POST', `admin/user-management/${ana.id}/erase`, { username: 'ana' }, admin)();
  const book = () => call('POST', 'create-frendly-reservation', CELL, ana)();
  /** The embedded engine runs one after the other; on PostgreSQL the second begins while the first is about to end. */
  const race = async (first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<string[]> => {
    if (db.engine === 'postgres') return concurrently(db, first, second);
    return [...(await concurrently(db, first)), ...(await concurrently(db, second))];
  };
  const rowsIn = async (table: string) =>
    (await db.pool.query(`select * from ${table} where member_id = $1`, [ana.id])).rows;

  test.each([
    ['reservation', 'POST', 'create-frendly-reservation', CELL],
    ['push_subscription', 'POST', 'push-subscriptions', PUSH],
    ['calendar_feed', 'POST', 'calendar-feed', undefined],
    ['notice_preference', 'PUT', 'notice-preferences', { kind: 'BOOKING_CANCELLED', channel: 'EMAIL', enabled: false }],
  ] as const)('nothing is written into %s for a member who is being erased', async (table, method, url, body) => {
    const [erased, late] = await race(erase, call(method, url, body, ana));
    expect(erased).toBe('done');
    // The embedded engine refuses a caller who is no longer a member before the call begins.
    expect(late).toBe(
      db.engine === 'embedded' ? 'FORBIDDEN' : table === 'reservation' ? 'MEMBER_INACTIVE' : 'MEMBER_ERASED',
    );
    expect(await rowsIn(table)).toEqual([]);
  });

  test('an erasure sees a booking that is under way', async () => {
    expect(await race(book, erase)).toEqual(['done', 'BOOKINGS_AHEAD']);
    expect(await rowsIn('reservation')).toHaveLength(1);
  });

  test('a change that another administrator is making does not outlive the erasure', async () => {
    const users = createUserManagement({
      ...club,
      directory,
      joining: createJoining({ ...club, directory }),
      inviting: {
        wayFor: () => 'NO_MAIL',
        choicesOf: async () => new Map(),
        invite: async () => undefined,
        end: async () => false,
      },
    });
    expect(await race(() => users.setActive(ana.id, true, admin.id), erase)).toEqual(['done', 'done']);
    const member = db.handle.selectFrom('member').select(['first_name', 'active']).where('id', '=', ana.id);
    expect(await member.executeTakeFirst()).toEqual({ first_name: 'Bivši', active: false });
  });

  test('a notice that is being written is deleted with the member’s other notices', async () => {
    const text = { kind: 'FEE_RECEIVED', title: 'Uplata', body: 'Ana Žuborski, hvala.', path: '/account' } as const;
    const notify = () =>
      db.transaction(async (tx) => {
        await writeNotices(tx, club.live, club.clock.now(), [{ memberId: ana.id, event: 'fee 1', text }]);
        await club.live.changed(tx, 'grid');
      });
    expect(await race(notify, erase)).toEqual(['done', 'done']);
    expect(await rowsIn('notice')).toEqual([]);
    await notify();
    expect(await rowsIn('notice')).toEqual([]);
  });

  test('an erasure that renames no court leaves the court plan and the sums alone, which bookings wait for', async () => {
    const marko = await club.addMember();
    await call('POST', 'create-frendly-reservation', CELL, marko)();
    // A row that is written anew has another place and another transaction.
    const places = async () =>
      (
        await db.pool.query(
          'select s.ctid as place, s.xmin as writer, s.*, v.version from friendly_sum s, court_plan_version v',
        )
      ).rows;
    const before = await places();
    expect(before).not.toEqual([]);
    await erase();
    expect(await places()).toEqual(before);
  });

  test('neither maintenance nor a match that has begun keeps a member from being erased', async () => {
    club.clock.set('2026-07-10T05:00:00Z');
    const today = { index: 1, date: '2026-07-10' };
    await bookings.book(ana.id, { ...today, slotId: 1 }, { kind: 'FRIENDLY' });
    await bookings.book(ana.id, { ...today, slotId: 17 }, { kind: 'MAINTENANCE', reason: 'Mreža' });
    club.clock.set('2026-07-10T08:00:00Z');
    await erase();
    expect(await rowsIn('reservation')).toMatchObject([{ cancelled_at: null }, { cancelled_at: null }]);
  });

  test('a booking of an erased member is refused, even with a key that was used before', async () => {
    const cell = { slotId: CELL.id, index: CELL.index, date: CELL.formattedDate };
    const key = randomUUID();
    await bookings.book(ana.id, cell, { kind: 'FRIENDLY' }, key);
    await bookings.cancel(ana.id, cell);
    await erase();
    await expect(bookings.book(ana.id, cell, { kind: 'FRIENDLY' })).rejects.toMatchObject({ code: 'MEMBER_INACTIVE' });
    await expect(bookings.book(ana.id, cell, { kind: 'FRIENDLY' }, key)).rejects.toMatchObject({
      code: 'MEMBER_INACTIVE',
    });
  });

  describe('a registration for the league', () => {
    let accept: () => Promise<unknown>;
    let eraseIt: () => Promise<unknown>;
    beforeEach(async () => {
      await call('POST', 'league-registration', REGISTRATION)();
      const { id } = await db.handle.selectFrom('league_registration').select('id').executeTakeFirstOrThrow();
      accept = call('POST', `admin/league/registrations/${id}/accept`, {}, admin);
      eraseIt = call('POST', `admin/league/registrations/${id}/erase`, { name: 'Ana Žuborski' }, admin);
    });
    const named = async (table: 'league_player' | 'league_registration') =>
      (await db.handle.selectFrom(table).select(['last_name', 'email']).execute()).filter(
        (row) => row.last_name === 'Žuborski' || row.email === REGISTRATION.email,
      );

    test('that is being accepted is erased as a player', async () => {
      expect(await race(accept, erase)).toEqual(['done', 'done']);
      expect(await db.handle.selectFrom('league_player').select('last_name').execute()).toEqual([
        { last_name: `član ${ana.id}` },
      ]);
      expect(await named('league_registration')).toEqual([]);
    });

    test('that is being erased can no longer be accepted', async () => {
      expect(await race(erase, accept)).toEqual(['done', 'REGISTRATION_ERASED']);
      expect(await named('league_player')).toEqual([]);
      expect(await named('league_registration')).toEqual([]);
    });

    test('that is being accepted can no longer be erased by itself', async () => {
      expect(await race(accept, eraseIt)).toEqual(['done', 'REGISTRATION_ACCEPTED']);
      expect(await named('league_player')).toHaveLength(1);
    });

    test('that is being erased by itself can no longer be accepted', async () => {
      expect(await race(eraseIt, accept)).toEqual(['done', 'REGISTRATION_ERASED']);
      expect(await named('league_player')).toEqual([]);
      expect(await named('league_registration')).toEqual([]);
    });

    describe('that an administrator adds', () => {
      let add: () => Promise<unknown>;
      beforeEach(async () => {
        await db.handle.deleteFrom('league_registration').execute();
        const { consent, ...person } = REGISTRATION;
        add = call('POST', 'admin/league/registrations', { ...person, year: 2026 }, admin);
      });
      const players = () => db.handle.selectFrom('league_player').select(['last_name', 'member_id']).execute();

      test('while the member is being erased gets no link to the member', async () => {
        expect(await race(erase, add)).toEqual(['done', 'done']);
        expect(await players()).toEqual([{ last_name: 'Žuborski', member_id: null }]);
      });

      test('just before the member is erased is erased as a player', async () => {
        expect(await race(add, erase)).toEqual(['done', 'done']);
        expect(await players()).toEqual([{ last_name: `član ${ana.id}`, member_id: ana.id }]);
        expect(await named('league_registration')).toEqual([]);
        const texts = await wholeDatabase(db.handle);
        expect([...texts].filter(([, text]) => /Žuborski/.test(text)).map(([place]) => place)).toEqual([
          'identity_user.family_name',
        ]);
      });
    });

    test('that is sent again while it is being erased is a new one', async () => {
      const again = call('POST', 'league-registration', REGISTRATION);
      expect(await race(erase, again)).toEqual(['done', 'done']);
      const emails = await db.handle.selectFrom('league_registration').select('email').orderBy('id').execute();
      expect(emails.map(({ email }) => email)).toEqual([expect.stringMatching(/@invalid$/), REGISTRATION.email]);
    });
  });
});
