import type { ClubOpening } from '@club/shared/contracts/club-opening';
import { bookingRoutes, createBookings, createGridReader } from '../bookings';
import { type ClubProfiles, createClubProfiles } from '../club-profile';
import { firstStart } from '../demo';
import { createFriendlyStatistics, verifyMoney } from '../finances';
import { noticesForTests, openMailServer } from '../notices/testing';
import { fixedClock } from '../platform/clock';
import { eachEngine, type TestDatabase, withoutNotifications } from '../platform/database/testing';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { clubOpeningRoutes, createClubOpening } from '.';

const NOW = '2026-04-20T06:00:00Z';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let ana: TestMember;
  let profiles: ClubProfiles;
  let notices: ReturnType<typeof noticesForTests>;
  let mails: Awaited<ReturnType<typeof openMailServer>>;
  beforeEach(async () => {
    db = await open();
    mails = await openMailServer();
    const directory = await openDirectoryForTests(db);
    await firstStart({ db, clock: fixedClock(NOW), directory, media: '/nowhere', demo: false });
    club = await openTestClub(
      db,
      (base) => {
        const parts = { ...base, directory, report: console.error };
        profiles = createClubProfiles(parts);
        notices = noticesForTests({ ...parts, mail: { kind: 'SMTP', url: mails.url } });
        const grid = createGridReader(parts);
        return [
          clubOpeningRoutes(createClubOpening({ ...parts, notices, profiles })),
          bookingRoutes({ bookings: createBookings({ ...parts, grid }), grid, isOpen: profiles.isOpen }),
        ];
      },
      NOW,
    );
    await profiles.load();
    admin = await club.addMember({ roles: ['USER', 'ADMIN'], email: 'vesna@example.com' });
    ana = await club.addMember();
  });
  afterEach(async () => {
    await notices.close();
    await mails.stop();
  });

  const opening = async (): Promise<ClubOpening> => (await club.as(admin).get('admin/opening')).body;
  const openSeason = () =>
    db.handle.insertInto('season').values({ name: 'Ljeto', opens_on: '2026-04-20', closes_on: '2026-09-30' }).execute();
  const book = (by: TestMember, slotId: number) =>
    club.as(by).post('create-frendly-reservation', { id: slotId, index: 2, formattedDate: '2026-04-21' });

  test('steps that are completed at the same time are all kept, and the club opens once', async () => {
    const steps = ['LOOK', 'COURTS', 'PRICES', 'SEASON'];
    await Promise.all(steps.map((step) => club.as(admin).put(`admin/opening/steps/${step}`, { done: true })));
    expect((await opening()).done).toEqual(steps);
    const answers = await Promise.all([1, 2, 3].map(() => club.as(admin).post('admin/opening/open')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('an empty club is not open; completed steps are stored, in any order', async () => {
    expect(await opening()).toEqual({
      isOpen: false,
      done: [],
      courts: [
        { teren: 1, lighted: true },
        { teren: 2, lighted: false },
      ],
      mail: 'SMTP',
      mailTo: 'vesna@example.com',
    });
    for (const step of ['SEASON', 'LOOK']) await club.as(admin).put(`admin/opening/steps/${step}`, { done: true });
    expect((await opening()).done).toEqual(['LOOK', 'SEASON']);
    await club.as(admin).put('admin/opening/steps/LOOK', { done: false });
    expect((await opening()).done).toEqual(['SEASON']);
    expect((await club.as(admin).put('admin/opening/steps/WHAT', { done: true })).status).toBe(400);
  });

  test('until it is open only an administrator books; then everybody, and it opens once', async () => {
    await openSeason();
    const early = await book(ana, 1);
    expect([early.status, early.body.code]).toEqual([409, 'CLUB_NOT_OPEN']);
    expect((await book(admin, 3)).status).toBe(201);
    expect((await club.as(admin).post('admin/opening/open')).body).toEqual({
      message: 'Klub je otvoren. Članovi se mogu prijaviti i rezervirati.',
    });
    expect((await opening()).isOpen).toBe(true);
    expect((await book(ana, 1)).status).toBe(201);
    expect((await club.as(admin).post('admin/opening/open')).body.code).toBe('ALREADY_OPEN');
  });

  test('a process that has not been notified of the opening yet refuses no booking because of it', async () => {
    const unnotified = withoutNotifications(db);
    let own = profiles;
    const late = await openTestClub(
      unnotified,
      (base) => {
        const parts = { ...base, report: console.error };
        const grid = createGridReader(parts);
        own = createClubProfiles(parts);
        return [bookingRoutes({ bookings: createBookings({ ...parts, grid }), grid, isOpen: own.isOpen })];
      },
      NOW,
    );
    await own.load();
    await openSeason();
    const booked = () =>
      late.as(ana).post('create-frendly-reservation', { id: 1, index: 2, formattedDate: '2026-04-21' });
    expect((await booked()).body.code).toBe('CLUB_NOT_OPEN');
    await club.as(admin).post('admin/opening/open');
    expect((await booked()).status).toBe(201);
  });

  test('the lights of the courts', async () => {
    await club.as(admin).put('admin/settings/courts', { lighted: [2, 1] });
    expect((await opening()).courts.map(({ lighted }) => lighted)).toEqual([true, true]);
    await club.as(admin).put('admin/settings/courts', { lighted: [] });
    expect((await opening()).courts.map(({ lighted }) => lighted)).toEqual([false, false]);
    expect((await club.as(admin).put('admin/settings/courts', { lighted: [3] })).status).toBe(400);
  });

  test('lights that two administrators switch at the same time are both switched', async () => {
    const lit = async () => (await opening()).courts.filter(({ lighted }) => lighted).map(({ teren }) => teren);
    const change = (lighted: number[], seen: number[]) =>
      club.as(admin).put('admin/settings/courts', { lighted, seen });
    // Both pages show court 1 lighted: one lights court 2, the other switches court 1 off.
    await Promise.all([change([1, 2], [1]), change([], [1])]);
    expect(await lit()).toEqual([2]);
    // Both switch the same court, one after the other.
    await change([1, 2], [2]);
    await change([1, 2], [2]);
    expect(await lit()).toEqual([1, 2]);
    await change([2], [1, 2]);
    await change([2], [1, 2]);
    expect(await lit()).toEqual([2]);
    const recorded = await db.handle
      .selectFrom('action_log')
      .select(['before', 'after'])
      .where('action', '=', 'Rasvjeta terena')
      .execute();
    expect(recorded).toHaveLength(4);
    for (const { before, after } of recorded) expect(after).not.toEqual(before);
  });

  test('new lights leave earlier evening matches counted by day; those from that day on count by night', async () => {
    await openSeason();
    const statistics = createFriendlyStatistics({ db, clock: club.clock });
    const booking = createBookings({ db, live: club.live, clock: club.clock });
    const evening = await db.handle
      .selectFrom('slot')
      .select('id')
      .where('court_id', '=', 2)
      .where('starts', '=', '17:00:00')
      .executeTakeFirstOrThrow();
    const playOn = async (date: string) => {
      await booking.book(ana.id, { slotId: evening.id, index: 1, date }, { kind: 'FRIENDLY' });
      club.clock.set(`${date}T21:00:00Z`);
      const [year] = await statistics.byYear();
      return [year?.dayTime, year?.nightTime];
    };
    const times = async () => (await statistics.byYear()).map(({ dayTime, nightTime }) => [dayTime, nightTime]);
    expect(await playOn('2026-04-20')).toEqual([1, 0]);
    club.clock.set('2026-04-21T06:00:00Z');
    await club.as(admin).put('admin/settings/courts', { lighted: [1, 2] });
    expect(await times()).toEqual([[1, 0]]);
    expect(await playOn('2026-04-21')).toEqual([1, 1]);

    // The lights are removed again, with a mistake in between: three changes on one day.
    club.clock.set('2026-04-22T06:00:00Z');
    for (const lighted of [[1], [1, 2], [1]]) await club.as(admin).put('admin/settings/courts', { lighted });
    expect(await times()).toEqual([[1, 1]]);
    expect(await playOn('2026-04-22')).toEqual([2, 1]);
    expect(await verifyMoney(db)).toEqual([]);
  });

  test('a test message is sent to the administrator who requests it', async () => {
    expect((await club.as(admin).post('admin/opening/test-mail')).body).toEqual({
      message: 'Probna poruka poslana je na vesna@example.com.',
    });
    const unknown = await club.addMember({ roles: ['ADMIN'] });
    expect((await club.as(unknown).post('admin/opening/test-mail')).body.code).toBe('NO_ADDRESS');
  });
});
