import { type Slot, SlotList } from '@club/shared/contracts/bookings/grid';
import { dayAfter } from '@club/shared/domain';
import type { TestDatabase } from '../platform/database/testing';
import { openCourtsForTests } from '../testing/club-services';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { bookingRoutes } from './bookings.routes';
import { createBookings } from './bookings.service';
import { gridRoutes } from './grid.routes';
import { createGridReader } from './grid-reader';

export const FRIENDLY = 'create-frendly-reservation';
export const LEAGUE = 'create-league-reservation';
export const CANCEL = 'cancel-reservation';
export const MAINTAIN = 'maintenance-reservation';
export const END_MAINTENANCE = 'cancel-maintenance-reservation';

/** One server process: its own caches and notifications, over a database that others may share. */
export const openProcess = (db: TestDatabase): Promise<TestClub> =>
  openTestClub(db, (parts) => {
    const grid = createGridReader(parts);
    const bookings = createBookings({ ...parts, grid });
    return [gridRoutes(grid), bookingRoutes({ bookings, grid })];
  });

/** The calls of the grid on a club that is open from March to November 2026. Today is Friday, 10 July, 10:00. */
export async function openBookingCalls(db: TestDatabase) {
  await openCourtsForTests(db, { opensOn: '2026-03-01', closesOn: '2026-11-30' });
  const club = await openProcess(db);
  const today = () => club.clock.today();
  type Headers = Record<string, string>;
  const slots = async (who: TestMember): Promise<Slot[]> =>
    SlotList.parse((await club.as(who).get('get-all-termins')).body);
  return {
    club,
    slots,
    post: (path: string, who: TestMember, payload: object, headers: Headers = {}) =>
      club.as(who, headers).post(path, payload),
    remove: (path: string, who: TestMember, query: Headers, headers: Headers = {}) =>
      club.as(who, headers).delete(`${path}?${new URLSearchParams(query)}`),
    /** A cell in the form of a booking, `inDays` from today. */
    cell: (id: number, inDays: number) => ({ id, index: inDays + 1, formattedDate: dayAfter(today(), inDays) }),
    /** The same cell in the form of a cancellation. */
    sameCell: (id: number, inDays: number) => ({
      terminId: String(id),
      index: String(inDays + 1),
      datumSend: dayAfter(today(), inDays),
    }),
    row: (list: Slot[], id: number) => list.find((slot) => slot.id === id),
  };
}

export type BookingCalls = Awaited<ReturnType<typeof openBookingCalls>>;
