import { actionLogRoutes, createActionLog } from '../action-log';
import { createBookings } from '../bookings';
import type { TestDatabase } from '../platform/database/testing';
import { openTestClub } from '../testing/test-club';
import { createSettings } from './create-settings';
import { settingsRoutes } from './settings.routes';

/** A club with every setting, the action log, and bookings besides the routes. */
export async function openSettingsForTests(database: TestDatabase, now: string) {
  let bookings: ReturnType<typeof createBookings> | undefined;
  const club = await openTestClub(
    database,
    (parts) => {
      bookings = createBookings(parts);
      return [settingsRoutes(createSettings(parts)), actionLogRoutes(createActionLog(database))];
    },
    now,
  );
  if (!bookings) throw new Error('The club was opened without its routes.');
  return { club, bookings };
}
