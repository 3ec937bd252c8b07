import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { lockAccount } from './accounts/accounts.repository';
import { accountRoutes } from './accounts/accounts.routes';
import { createAccounts } from './accounts/accounts.service';
import { accountsManagingRoutes } from './accounts/accounts-managing.routes';
import { createMemberDetails } from './accounts/member-details.service';
import { createStatements } from './accounts/statement.service';
import { actionLogRoutes } from './action-log/action-log.routes';
import { bookingRoutes } from './bookings/bookings.routes';
import { createBookings } from './bookings/bookings.service';
import { gridRoutes } from './bookings/grid.routes';
import { createGridReader } from './bookings/grid-reader';
import { myReservationRoutes } from './bookings/my-reservations.routes';
import { calendarFeedRoutes } from './calendar-feed/calendar-feed.routes';
import { createCalendarFeeds } from './calendar-feed/calendar-feed.service';
import type { Clock } from './clock/clock';
import { courtClosureRoutes } from './court-closures/court-closures.routes';
import { createCourtClosures } from './court-closures/court-closures.service';
import type { Database } from './database/database';
import { healthRoutes } from './health/health.routes';
import type { CreateMember } from './identity';
import type { Directory } from './identity/directory';
import { leagueStatusRoutes } from './league/fees/league-status.routes';
import { eventRoutes } from './live/events.routes';
import type { LiveHub } from './live/live-hub';
import { insertMember } from './members/members.repository';
import { createMembers } from './members/members.service';
import { membersManagingRoutes } from './members/members-managing.routes';
import { createMembersManaging } from './members/members-managing.service';
import { createPersonalDataExport } from './members/personal-data.service';
import { personalInfoRoutes } from './members/personal-info.routes';
import { createPersonalInfos } from './members/personal-info.service';
import { pricingRoutes } from './pricing/pricing.routes';
import { createDeleteReservation } from './reservation-lists/delete-reservation.service';
import { reservationListRoutes } from './reservation-lists/reservation-lists.routes';
import { createReservationLists } from './reservation-lists/reservation-lists.service';
import { clubDayRoutes } from './seasons/club-day.routes';
import { announceMidnights } from './seasons/midnight';
import { createHiddenSlotsSetting } from './settings/hidden-slots-setting.service';
import { createLandingSetting } from './settings/landing-setting.service';
import { createPricesSetting } from './settings/prices-setting.service';
import { createSeasonsSetting } from './settings/seasons-setting.service';
import { settingsRoutes } from './settings/settings.routes';
import { readSettings } from './settings/settings.service';

/** What the club's services stand on; made once by the server, and once per test. */
export interface Ground {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: LiveHub;
  readonly directory: Directory;
  /** Where browsers find the club; addresses that leave the page are made of it. */
  readonly publicUrl: string;
  report(error: unknown): void;
}

export interface Club {
  /** Every call of the API, with paths without the prefix /api. */
  readonly calls: readonly FastifyPluginAsyncZod[];
  /** The member behind an identity that the sign-in side has made. */
  readonly createMember: CreateMember;
  close(): void;
}

/** The one place where services meet each other. */
export function createClub(ground: Ground): Club {
  const { db, clock, live } = ground;
  const grid = createGridReader(ground);
  const members = createMembers(ground);
  const stopMidnights = announceMidnights(ground);
  return {
    calls: [
      healthRoutes(() => sql`select 1`.execute(db.handle)),
      eventRoutes(live),
      clubDayRoutes(ground),
      pricingRoutes(ground),
      leagueStatusRoutes(ground),
      gridRoutes(grid),
      bookingRoutes(createBookings(ground), grid),
      myReservationRoutes(ground),
      accountRoutes(createStatements(db)),
      personalInfoRoutes(createPersonalInfos(ground), createPersonalDataExport(ground)),
      reservationListRoutes(createReservationLists(db), createDeleteReservation(ground)),
      membersManagingRoutes(createMembersManaging({ ...ground, members })),
      accountsManagingRoutes(createAccounts(ground), createMemberDetails(db)),
      settingsRoutes({
        read: () => readSettings(ground),
        seasons: createSeasonsSetting(ground),
        hiddenSlots: createHiddenSlotsSetting(ground),
        prices: createPricesSetting(ground),
        landing: createLandingSetting(ground),
      }),
      courtClosureRoutes(createCourtClosures(ground)),
      calendarFeedRoutes(createCalendarFeeds(ground)),
      actionLogRoutes(db),
    ],
    async createMember(tx, person) {
      const id = await insertMember(tx, { ...person, inLeague: false, createdAt: clock.now() });
      await lockAccount(tx, id);
      await live.changed(tx, 'members');
    },
    close: stopMidnights,
  };
}
