import { MyReservations } from '@club/shared/contracts/bookings/reservations';
import { createBookings, voidReservations } from '../bookings';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openCourtsForTests } from '../testing/club-services';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { myReservationRoutes } from './my-reservations.routes';
import { createMyReservations } from './my-reservations.service';

eachEngine((open) => {
  let club: TestClub;
  let ana: TestMember;
  let bookings: ReturnType<typeof createBookings>;
  let db: TestDatabase;
  beforeAll(async () => {
    db = await open();
    await openCourtsForTests(db, { opensOn: '2026-03-01', closesOn: '2026-11-30' });
    club = await openTestClub(db, ({ clock }) => [myReservationRoutes(createMyReservations({ db, clock }))]);
    bookings = createBookings(club);
    ana = await club.addMember({ inLeague: true });
  });
  const get = (query: string) => club.as(ana).get(`my-reservations?${query}`);
  const list = async (query: string) => MyReservations.parse((await get(query)).body);

  test.each([
    'size=301',
    'size=0',
    'page=-1',
    'page=9007199254740991',
    'page=x',
    'sort=cijena,desc',
    'sort=reservationDate,asc',
    'show=FREE',
  ])('a page with %s is refused', async (query) => {
    expect((await get(query)).status).toBe(400);
  });

  test('a member without reservations reads an empty list', async () => {
    expect(await list('page=0&size=10&sort=reservationDate,desc')).toEqual({
      content: [],
      totalElements: 0,
      cancelledElements: 0,
    });
  });

  describe('with reservations', () => {
    const at = (slotId: number, index: number, date: string) => ({ slotId, index, date });
    beforeAll(async () => {
      const marko = await club.addMember();
      await bookings.book(marko.id, at(11, 1, '2026-07-10'), { kind: 'FRIENDLY' });
      await bookings.book(ana.id, at(9, 1, '2026-07-10'), { kind: 'FRIENDLY' });
      await bookings.book(ana.id, at(17, 2, '2026-07-11'), { kind: 'LEAGUE', opponent: 'Iva' });
      await bookings.book(ana.id, at(1, 2, '2026-07-11'), { kind: 'FRIENDLY' });
      await bookings.book(ana.id, at(3, 4, '2026-07-13'), { kind: 'FRIENDLY' });
      await bookings.cancel(ana.id, at(3, 4, '2026-07-13'));
      await bookings.book(ana.id, at(5, 4, '2026-07-13'), { kind: 'MAINTENANCE', reason: 'Valjanje' });
    });

    test('contains the own ones, newest slot first, cancelled ones marked, without maintenance', async () => {
      const { content, totalElements } = await list('size=10');
      expect(totalElements).toBe(4);
      expect(
        content.map((row) => [row.datumRezerviranja, row.vrijemeTermina, row.statusPlacanja, !!row.cancelledAt]),
      ).toEqual([
        ['2026-07-13', '09:30:00', 'NOT_PAID', true],
        ['2026-07-11', '20:00:00', 'FREE', false],
        ['2026-07-11', '08:00:00', 'NOT_PAID', false],
        ['2026-07-10', '14:00:00', 'NOT_PAID', false],
      ]);
      expect(content[1]).toMatchObject({ vrstaSusreta: 'LEAGUE', protivnik: 'Iva', teren: 1 });
    });

    test('active ones start with future ones, soonest first, then past ones, newest first', async () => {
      const read = async (query: string) => {
        const { content, ...counts } = await list(query);
        return [...content.map((row) => `${row.datumRezerviranja} ${row.vrijemeTermina}`), counts];
      };
      const counts = { totalElements: 3, cancelledElements: 1 };
      const [first, morning, evening] = ['2026-07-10 14:00:00', '2026-07-11 08:00:00', '2026-07-11 20:00:00'];
      expect(await read('show=booked')).toEqual([first, morning, evening, counts]);
      club.clock.set('2026-07-11T12:00:00Z');
      expect(await read('show=booked&size=2')).toEqual([evening, morning, counts]);
      expect(await read('show=booked&size=2&page=1')).toEqual([first, counts]);
      expect(await read('show=cancelled')).toEqual(['2026-07-13 09:30:00', { ...counts, totalElements: 1 }]);
    });

    test('contains how each is cancelled, while that is allowed', async () => {
      club.clock.set('2026-07-10T12:00:00Z');
      const [cancelled, league, friendly, started] = (await list('size=10')).content;
      expect([cancelled?.cancel, started?.cancel]).toEqual([null, null]);
      expect(friendly?.cancel).toEqual({ index: 2, terminId: 1, datumSend: '2026-07-11' });
      const { index, terminId, datumSend } = league?.cancel ?? { index: 0, terminId: 0, datumSend: '' };
      const done = await bookings.cancel(ana.id, { index, slotId: terminId, date: datumSend });
      expect(done.message).toBe('Termin je otkazan: 11.07.2026. u 20:00, teren\u00a01.');
    });

    test('contains the reason of a cancellation by the club, and none for one by the member', async () => {
      const [, , friendly] = (await list('size=10')).content;
      const rain = { actorId: ana.id, at: club.clock.now(), reason: 'Kiša', cause: 'COURT_CLOSED' } as const;
      await db.transaction((tx) => voidReservations(tx, club.live, [friendly?.rezervacijaId ?? 0], rain));
      expect((await list('size=10')).content.map((row) => row.cancelReason)).toEqual([null, null, 'Kiša', null]);
    });

    test('is read page by page, counted from 0', async () => {
      const pages = [await list('page=0&size=3'), await list('page=1&size=3'), await list('page=2&size=3')];
      expect(pages.map((page) => page.content.length)).toEqual([3, 1, 0]);
      expect(pages.map((page) => page.totalElements)).toEqual([4, 4, 4]);
    });
  });
});
