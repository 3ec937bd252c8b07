import { hasRole, type Role } from '@club/shared/contracts/roles';
import { embeddedForTests } from './platform/database/testing';
import type { TestClub, TestMember } from './testing/test-club';
import { openWholeClub } from './testing/whole-club';

/**
 * Who may call what, repeated here by hand: a new call, or a changed access, fails here until somebody has reviewed it.
 */
const ACCESS: Record<string, readonly string[]> = {
  public: [
    'GET /alive',
    'GET /health',
    'GET /club-day',
    'GET /club-profile',
    'GET /privacy',
    'GET /openapi.json',
    'GET /calendar/:file',
    'GET /active-league',
    'GET /all-pyramids',
    'GET /details/:id',
    'GET /free-slots',
    'GET /gallery',
    'GET /gallery/:year',
    'GET /groups-results',
    'GET /league-draw/:year',
    'GET /league-registration',
    'GET /league-results',
    'GET /league-seasons',
    'GET /players-list',
    'GET /registered-players',
    'GET /summer-league-seeders/:year',
    'GET /summer-league/h2h',
    'GET /summer-league/players',
    'GET /summer-league/statistics',
    'GET /summer-league/winners',
    'POST /league-registration',
    'POST /remotes/health',
    'DELETE /remotes/choices',
    'GET /unsubscribe',
    'PUT /unsubscribe',
  ],
  USER: [
    'DELETE /calendar-feed',
    'DELETE /cancel-reservation',
    'GET /account-balance',
    'GET /account-statement',
    'GET /account-statement.csv',
    'GET /by-names',
    'GET /calendar-feed',
    'GET /events',
    'GET /get-all-termins',
    'GET /is-league-paid',
    'GET /my-league',
    'GET /my-opponents',
    'GET /my-reservations',
    'GET /my-results-league',
    'GET /notice-preferences',
    'GET /notices',
    'GET /organization-pricing',
    'GET /personal-data/export',
    'GET /personal-info',
    'POST /calendar-feed',
    'POST /create-frendly-reservation',
    'POST /create-league-reservation',
    'POST /league-matches/:id/confirm',
    'POST /league-matches/:id/dispute',
    'POST /notices/read',
    'POST /personal-info',
    'POST /push-subscriptions',
    'POST /push-subscriptions/end',
    'PUT /notice-preferences',
    'PUT /notices/:id/read',
    'PUT /personal-info/consent',
    'PUT /update-results-league/:id',
  ],
  COURT_MAINTENANCE: ['POST /maintenance-reservation', 'DELETE /cancel-maintenance-reservation'],
  'ADMIN or MAINTENANCE': [
    'GET /admin/friendlies-statistics',
    'GET /admin/payments-app.csv',
    'GET /admin/payments-app/year/:year',
    'GET /admin/payments/years',
    'GET /expenses/:id/receipt',
    'GET /organization-expenses.csv',
    'GET /organization-expenses/:year',
  ],
  ADMIN: [
    'GET /admin-users',
    'POST /admin-users',
    'GET /admin-users.csv',
    'GET /admin-users/:id/statement.csv',
    'POST /admin-users/:id/correction',
    'POST /admin-users-gratis',
    'GET /admin-users-details/:id',
    'GET /admin-users/:id/statement',
    'POST /admin-users/:id/statement/:entryId/reversal',
    'PUT /reservations/:id/complimentary',
    'PUT /reservations/:id/not-paid',
    'GET /admin/user-management',
    'GET /admin/user-management/:id',
    'POST /admin/user-management',
    'PUT /admin/user-management',
    'PUT /admin/user-management/:id/email',
    'PUT /admin/user-management/:id/roles',
    'PUT /admin/user-management/:id/active',
    'POST /admin/user-management/:id/invitation',
    'POST /admin/user-management/:id/password-reset',
    'GET /admin-friendly-matches',
    'GET /admin-friendly-matches.csv',
    'GET /admin-league-matches',
    'GET /admin-league-matches.csv',
    'GET /admin-delete-reservation',
    'GET /admin-delete-reservation.csv',
    'DELETE /admin-delete-reservation/:id',
    'GET /admin/settings',
    'POST /admin/settings/seasons',
    'PUT /admin/settings/club-texts',
    'GET /admin/settings/slot-plan',
    'PUT /admin/settings/slot-plan',
    'PUT /admin/settings/seasons/:id',
    'DELETE /admin/settings/seasons/:id',
    'POST /admin/settings/hidden-slots',
    'PUT /admin/settings/hidden-slots/:id',
    'DELETE /admin/settings/hidden-slots/:id',
    'POST /admin/settings/price-lists',
    'PUT /admin/settings/price-lists/:id',
    'DELETE /admin/settings/price-lists/:id',
    'PUT /admin/settings/landing-dates',
    'PUT /admin/settings/hidden-finance-years',
    'PUT /admin/settings/fair-use',
    'PUT /admin/settings/club-profile',
    'GET /admin/settings/retention',
    'GET /admin/opening',
    'PUT /admin/opening/steps/:step',
    'POST /admin/opening/open',
    'POST /admin/opening/test-mail',
    'PUT /admin/settings/courts',
    'POST /admin/members-import',
    'POST /admin/members-import/check',
    'PUT /admin/settings/retention',
    'POST /admin/user-management/:id/erase',
    'POST /admin/league/players/:id/erase',
    'POST /admin/league/registrations/:id/erase',
    'PUT /admin/settings/club-logo',
    'DELETE /admin/settings/club-logo',
    'GET /admin/court-closures',
    'GET /admin/court-closures/:id',
    'POST /admin/court-closures',
    'PUT /admin/court-closures/:id',
    'DELETE /admin/court-closures/:id',
    'GET /admin/action-log',
    'GET /admin/status',
    'GET /remotes/health',
    'GET /admin/remotes',
    'PUT /admin/remotes/:remote/choice',
    'GET /admin/sent-mail',
    'POST /admin/sent-mail/:id/retry',
    'GET /admin-payments-league',
    'GET /admin-payments-league.csv',
    'PUT /admin-payments-league/:id/mark-paid',
    'PUT /admin-payments-league/:id/mark-unpaid',
    'GET /league-expenses',
    'GET /league-expenses.csv',
    'POST /league-expenses',
    'POST /organization-expenses',
    'PUT /expenses/:id',
    'DELETE /expenses/:id',
    'PUT /expenses/:id/receipt',
    'DELETE /expenses/:id/receipt',
    'DELETE /admin/clear-all-pyramid',
    'DELETE /admin/gallery/pictures/:id',
    'DELETE /admin/league/seasons/:year/rounds/:number/absences/:playerId',
    'GET /admin/league/players',
    'GET /admin/league/registrations',
    'GET /admin/league/season-files/:year',
    'GET /admin/league/seasons',
    'GET /admin/league/seasons/:year',
    'GET /admin/league/seasons/:year/changes',
    'GET /admin/pyramid-control',
    'GET /admin/pyramid-initial/:year',
    'GET /admin/pyramid-initial/:year/:phase',
    'POST /admin/clear-pyramid-row-position',
    'POST /admin/gallery/:year',
    'POST /admin/league/players',
    'POST /admin/league/registrations',
    'POST /admin/league/registrations/:id/accept',
    'POST /admin/league/registrations/:id/undo-acceptance',
    'POST /admin/league/registrations/:id/refuse',
    'POST /admin/league/registrations/refuse',
    'POST /admin/league/season-files/check',
    'POST /admin/league/season-files/import',
    'POST /admin/league/seasons',
    'POST /admin/league/seasons/:year/consolation',
    'POST /admin/league/seasons/:year/draw',
    'POST /admin/league/seasons/:year/draw/preview',
    'POST /admin/league/seasons/:year/finish',
    'POST /admin/league/seasons/:year/matches/:id/preview',
    'POST /admin/league/seasons/:year/rounds',
    'POST /admin/league/seasons/:year/rounds/preview',
    'POST /admin/league/seasons/:year/rounds/publish',
    'POST /admin/league/seasons/:year/undo',
    'POST /admin/league/seasons/:year/withdrawals',
    'DELETE /admin/league/seasons/:year/withdrawals/:playerId',
    'POST /admin/pyramid-initial/:year/preset',
    'POST /admin/select-player',
    'PUT /admin/gallery/:year/order',
    'PUT /admin/gallery/pictures/:id',
    'PUT /admin/league/players/:id',
    'PUT /admin/league/players/:id/member',
    'PUT /admin/league/registrations/:id',
    'PUT /admin/league/seasons/:year/draw/dates',
    'PUT /admin/league/seasons/:year/matches/:id',
    'PUT /admin/league/seasons/:year/planned-rounds',
    'PUT /admin/league/seasons/:year/rounds/:number/absences',
    'PUT /admin/league/seasons/:year/rounds/:number/dates',
    'PUT /admin/league/seasons/:year/settings',
    'PUT /admin/pyramid-initial/:year',
  ],
};

const PEOPLE: Record<string, readonly Role[] | undefined> = {
  visitor: undefined,
  USER: ['USER'],
  MAINTENANCE: ['MAINTENANCE'],
  ADMIN: ['ADMIN'],
  'ADMIN with COURT_MAINTENANCE': ['ADMIN', 'COURT_MAINTENANCE'],
};

/** An open event stream never ends; its own tests listen to it. */
const ENDLESS = '/events';

/** The outcome of each call by somebody with these roles, a visitor without them. */
const outcomesFor = (roles: readonly Role[] | undefined): Record<string, number | 'let in'> =>
  Object.fromEntries(
    Object.entries(ACCESS).flatMap(([access, calls]) => {
      const may =
        access === 'public' ||
        (roles !== undefined && access.split(' or ').some((role) => hasRole(roles, role as Role)));
      const outcome = may ? 'let in' : roles ? 403 : 401;
      return calls.filter((call) => !(may && call.endsWith(ENDLESS))).map((call) => [call, outcome]);
    }),
  );

describe('the access of every call', () => {
  const open = embeddedForTests();
  let club: TestClub;
  let people: Record<string, TestMember | undefined>;

  beforeAll(async () => {
    club = await openWholeClub(await open());
    people = {};
    for (const [who, roles] of Object.entries(PEOPLE)) people[who] = roles && (await club.addMember({ roles }));
  });

  test('are those of the table, and no others', () => {
    const declared = club.app
      .accessTable()
      .map(({ method, path, access }) => `${[access].flat().join(' or ')}: ${method} ${path}`);
    const written = Object.entries(ACCESS).flatMap(([access, calls]) => calls.map((call) => `${access}: ${call}`));
    expect(declared.sort()).toEqual(written.sort());
  });

  test.each(Object.keys(PEOPLE))('every call lets in or refuses: %s', async (who) => {
    const expected = outcomesFor(PEOPLE[who]);
    const outcomes: typeof expected = {};
    for (const call of Object.keys(expected)) {
      const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
      const url = `/api${path.replaceAll(/:\w+/g, '999999')}`;
      const { statusCode } = await club.app.inject({ method, url, headers: people[who]?.headers ?? club.visitor });
      outcomes[call] = [401, 403, 500].includes(statusCode) ? statusCode : 'let in';
    }
    expect(outcomes).toEqual(expected);
  });
});
