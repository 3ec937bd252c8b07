import { type Slot, SlotList } from '@club/shared/contracts/bookings/grid';
import { dayAfter } from '@club/shared/domain';
import type { Database } from '../platform/database';
import { openCourtsForTests } from '../testing/club-services';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { bookingRoutes } from './bookings.routes';
import { createBookings } from './bookings.service';
import { gridRoutes } from './grid.routes';
import { createGridReader } from './grid-reader';

export const FRIENDLY = '/api/create-frendly-reservation';
export const LEAGUE = '/api/create-league-reservation';
export const CANCEL = '/api/cancel-reservation';
export const MAINTAIN = '/api/maintenance-reservation';
export const END_MAINTENANCE = '/api/cancel-maintenance-reservation';

/** One server process: its own caches and notifications, over a database that others may share. */
export const openProcess = (db: Database): Promise<TestClub> =>
  openTestClub(db, ({ database, live, clock }) => {
    const grid = createGridReader({ db: database, live, clock });
    return [gridRoutes(grid, clock), bookingRoutes(createBookings({ db: database, live, clock, grid }), grid)];
  });

/** The calls of the grid on a club that is open from March to November 2026. Today is Friday, 10 July, 10:00. */
export async function openBookingCalls(db: Database) {
  await openCourtsForTests(db, { opensOn: '2026-03-01', closesOn: '2026-11-30' });
  const club = await openProcess(db);
  const today = () => club.clock.today();
  type Headers = Record<string, string>;
  const slots = async (who: TestMember): Promise<Slot[]> => {
    const answer = await club.app.inject({ url: '/api/get-all-termins', headers: who.headers });
    return SlotList.parse(answer.json());
  };
  return {
    club,
    slots,
    post: (url: string, who: TestMember, payload: Record<string, unknown>, headers: Headers = {}) =>
      club.app.inject({ method: 'POST', url, headers: { ...who.headers, ...headers }, payload }),
    remove: (url: string, who: TestMember, query: Headers, headers: Headers = {}) =>
      club.app.inject({ method: 'DELETE', url, headers: { ...who.headers, ...headers }, query }),
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
