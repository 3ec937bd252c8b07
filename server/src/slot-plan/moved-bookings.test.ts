import type { Slot } from '@club/shared/contracts/bookings/grid';
import { startsOneAfterAnother } from '@club/shared/domain';
import { bookingRoutes, createBookings, createGridReader, gridRoutes } from '../bookings';
import { verifyMoney } from '../finances';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openCourtsForTests } from '../testing/club-services';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createSlotPlanSetting } from '.';

const COURT_2 = { teren: 2, minutes: 90, starts: startsOneAfterAnother('08:00', 90, 9) };
/** With the slot from 11:00 to 12:30, as before, but numbered anew. */
const FEWER = { teren: 1, minutes: 90, starts: ['07:00', '11:00', '19:00'] };

// A page that was opened before a new plan of the slots still names their old numbers.
eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let setting: ReturnType<typeof createSlotPlanSetting>;
  let admin: TestMember;
  let ana: TestMember;
  let eleven: number;
  beforeEach(async () => {
    db = await open();
    await openCourtsForTests(db, { opensOn: '2026-10-01', closesOn: '2027-04-04' });
    club = await openTestClub(
      db,
      (parts) => {
        const grid = createGridReader(parts);
        setting = createSlotPlanSetting(parts);
        return [bookingRoutes({ bookings: createBookings({ ...parts, grid }), grid }), gridRoutes(grid)];
      },
      '2026-11-20T08:00:00Z',
    );
    admin = await club.addMember({ roles: ['USER', 'ADMIN', 'COURT_MAINTENANCE'] });
    ana = await club.addMember();
    eleven = (await slotAtEleven()).id;
  });

  const slotAtEleven = async (): Promise<Slot> =>
    (await club.as(ana).get<Slot[]>('get-all-termins')).body.find(
      ({ teren, vrijemeTermina }) => teren === 1 && vrijemeTermina === '11:00:00',
    ) as Slot;
  const keyed = (who: TestMember, key: string) => club.as(who, { 'idempotency-key': key });
  const BOOKING_KEY = '0c9f8e5e-6f4e-4c56-9a3e-2f5f7f3f9a10';
  const CANCELLATION_KEY = '1c9f8e5e-6f4e-4c56-9a3e-2f5f7f3f9a10';
  const book = (date = '2026-11-21', index = 2) =>
    keyed(ana, BOOKING_KEY).post('create-frendly-reservation', { id: eleven, index, formattedDate: date });
  const cancel = (who = ana) =>
    keyed(who, CANCELLATION_KEY).delete(`cancel-reservation?index=2&terminId=${eleven}&datumSend=2026-11-21`);
  const saveFewer = async () => {
    const { version } = await setting.read();
    await setting.save({ version, courts: [FEWER, COURT_2] }, admin.id);
    expect((await slotAtEleven()).id).not.toBe(eleven);
  };

  test('a moved booking is cancelled by the old number, by its owner only, and once', async () => {
    await book();
    await saveFewer();
    expect((await cancel(admin)).body.code).toBe('NOT_YOURS');
    const cancelled = await cancel();
    expect([cancelled.status, cancelled.body.message]).toEqual([200, expect.stringMatching(/21\.11\.2026\. u 11:00/)]);
    expect((await slotAtEleven()).statusB).toBe('FREE');
    const repeated = await cancel();
    expect([repeated.status, repeated.body.message]).toEqual([200, cancelled.body.message]);
    expect(await verifyMoney(db)).toEqual([]);
  });

  test('a booking or a cancellation that is repeated after the new plan gets the first answer', async () => {
    const booked = await book();
    expect(booked.status).toBe(201);
    await saveFewer();
    const again = await book();
    expect([again.status, again.body.message]).toEqual([201, booked.body.message]);
    expect((await slotAtEleven()).ownB).toBe(true);
    expect((await book('2026-11-22', 3)).body.code).toBe('KEY_REUSED');
    await cancel();
    expect((await book()).body.code).toBe('BOOKING_CANCELLED');
  });

  test('a cancellation of before the new plan that is repeated after it gets the first answer', async () => {
    await book();
    const cancelled = await cancel();
    await saveFewer();
    const again = await cancel();
    expect([again.status, again.body.message]).toEqual([200, cancelled.body.message]);
  });

  test('maintenance is ended by the old number', async () => {
    const [day, key] = ['2026-11-21', BOOKING_KEY];
    const begun = { id: eleven, index: 2, formattedDate: day, reason: 'Nova mreža' };
    expect((await keyed(admin, key).post('maintenance-reservation', begun)).status).toBe(201);
    await saveFewer();
    const url = `cancel-maintenance-reservation?index=2&terminId=${eleven}&datumSend=${day}`;
    expect((await keyed(admin, CANCELLATION_KEY).delete(url)).status).toBe(200);
    expect((await slotAtEleven()).statusB).toBe('FREE');
  });

  test('nothing is found at a time that the new plan does not have', async () => {
    const { version } = await setting.read();
    await setting.save({ version, courts: [{ ...FEWER, starts: ['07:00'] }, COURT_2] }, admin.id);
    const refused = await cancel();
    expect(refused.body).toMatchObject({ status: 404, code: 'NOT_BOOKED', termins: expect.any(Array) });
  });
});
