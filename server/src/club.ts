import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountRoutes, accountsAdminRoutes, createAccounts, createMemberDetails, createStatements } from './accounts';
import { actionLogRoutes, createActionLog } from './action-log';
import { bookingRoutes, createBookings, createGridReader, gridRoutes } from './bookings';
import { calendarFeedRoutes, createCalendarFeeds } from './calendar-feed';
import { announceMidnights, clubDayRoutes, createClubDay } from './club-day';
import { clubOpeningRoutes, createClubOpening } from './club-opening';
import { type ClubProfiles, clubProfileRoutes } from './club-profile';
import { type ReadStatus, statusRoutes } from './club-status';
import { courtClosureRoutes, createClosureList, createClosureReleases, createCourtClosures } from './court-closures';
import { createErasure, erasureRoutes } from './erasure';
import {
  createExpenses,
  createFriendlyStatistics,
  createLeaguePayments,
  createPayments,
  createSummaries,
  expenseRoutes,
  friendlyStatisticsRoutes,
  leaguePaymentRoutes,
  paymentRoutes,
  summaryRoutes,
} from './finances';
import { createGallery, galleryRoutes } from './gallery';
import {
  createLeagueFees,
  createLeagueStatus,
  leagueStatusRoutes,
  obligationsOfMember,
  playingLeagueRoutes,
  publicLeagueRoutes,
} from './league';
import { createPersonalInfos, insertMember, personalInfoRoutes } from './members';
import { createMembersImport, membersImportRoutes } from './members-import';
import type { Notices } from './notices';
import { createPersonalDataExport, personalDataRoutes } from './personal-data';
import type { Clock } from './platform/clock';
import { type Database, probe } from './platform/database';
import { healthRoutes } from './platform/http';
import type { CreateMember, Directory, MemberInvitations } from './platform/identity';
import { eventRoutes, type LiveHub, type StreamCount } from './platform/live';
import { type RemotesParts, remotesRoutes } from './platform/remotes';
import { createPricing, pricingRoutes } from './pricing';
import { createDeleteReservation, createReservationLists, reservationListRoutes } from './reservation-lists';
import { createMyReservations, myReservationRoutes } from './reservations';
import { type Retentions, retentionRoutes } from './retention';
import { createSettings, settingsRoutes } from './settings';
import { createSlotPlanSetting, slotPlanRoutes } from './slot-plan';
import { createInviting, createJoining, createUserManagement, userManagementRoutes } from './user-management';

/** What the club's services are built from; made once by the server, and once per test. */
export interface ClubParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: LiveHub;
  readonly directory: Directory;
  readonly invitations: MemberInvitations;
  /** The folder of all media files. */
  readonly media: string;
  /** The remotes that the server serves. */
  readonly remotes: RemotesParts;
  /** The club's public address; addresses outside of a page (in e-mails, for example) are built from it. */
  readonly publicUrl: string;
  readonly notices: Notices;
  readonly profiles: ClubProfiles;
  readonly streams: StreamCount;
  readonly status: ReadStatus;
  readonly retention: Retentions;
  report(error: unknown): void;
}

export interface Club {
  /** Every call of the API, with paths without the prefix /api. */
  readonly calls: readonly FastifyPluginAsyncZod[];
  /** Creates the member of an identity that the sign-in side has created. */
  readonly createMember: CreateMember;
  close(): void;
}

/** The only place where the modules' services are composed. */
export function createClub(parts: ClubParts): Club {
  const { db, clock, live } = parts;
  const grid = createGridReader(parts);
  const joining = createJoining(parts);
  const statements = createStatements(db);
  const clubName = () => parts.profiles.current().name;
  const inviting = createInviting({ ...parts, clubName });
  const stopMidnights = announceMidnights(parts);
  return {
    calls: [
      healthRoutes(() => probe(db.handle)),
      eventRoutes({ live, patchOf: grid.patchOf, counted: parts.streams }),
      remotesRoutes(parts.remotes),
      statusRoutes(parts.status),
      clubDayRoutes(createClubDay(parts)),
      clubProfileRoutes(parts.profiles),
      pricingRoutes(createPricing(parts)),
      leagueStatusRoutes(createLeagueStatus(parts)),
      publicLeagueRoutes(parts),
      playingLeagueRoutes(parts),
      gridRoutes(grid),
      bookingRoutes({ bookings: createBookings({ ...parts, grid }), grid, isOpen: parts.profiles.isOpen }),
      myReservationRoutes(createMyReservations(parts)),
      accountRoutes(statements),
      personalInfoRoutes(createPersonalInfos(parts)),
      clubOpeningRoutes(createClubOpening(parts)),
      membersImportRoutes(createMembersImport({ ...parts, joining, inviting })),
      retentionRoutes(parts.retention),
      erasureRoutes(createErasure(parts)),
      personalDataRoutes(createPersonalDataExport(parts)),
      reservationListRoutes({ lists: createReservationLists(db), deleteReservation: createDeleteReservation(parts) }),
      userManagementRoutes(createUserManagement({ ...parts, joining, inviting })),
      accountsAdminRoutes({
        accounts: createAccounts(parts),
        members: createMemberDetails({ db, obligationsOf: obligationsOfMember }),
        statements,
      }),
      settingsRoutes(createSettings(parts)),
      slotPlanRoutes(createSlotPlanSetting(parts)),
      courtClosureRoutes({
        closing: createCourtClosures(parts),
        list: createClosureList(parts),
        releases: createClosureReleases(parts),
      }),
      calendarFeedRoutes(createCalendarFeeds({ ...parts, clubName })),
      galleryRoutes(createGallery(parts)),
      ...parts.notices.calls,
      actionLogRoutes(createActionLog(db)),
      expenseRoutes(createExpenses(parts)),
      summaryRoutes(createSummaries(parts)),
      friendlyStatisticsRoutes(createFriendlyStatistics(parts)),
      paymentRoutes(createPayments(parts.db)),
      leaguePaymentRoutes(createLeaguePayments({ ...parts, fees: createLeagueFees(parts) })),
    ],
    async createMember(tx, person) {
      await insertMember(tx, { ...person, createdAt: clock.now() });
      await live.changed(tx, 'members');
    },
    close: stopMidnights,
  };
}
