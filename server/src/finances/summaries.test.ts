import type { FriendlyStatistics } from '@club/shared/contracts/finances/friendly-statistics';
import type { YearPayment } from '@club/shared/contracts/finances/payments';
import type { OrganizationSummary } from '@club/shared/contracts/finances/summaries';
import { dayAfter } from '@club/shared/domain';
import { createAccounts } from '../accounts';
import { createBookings } from '../bookings';
import { writePresets } from '../court-plan';
import type { Handle } from '../platform/database';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import {
  createExpenses,
  createFriendlyStatistics,
  createPayments,
  createSummaries,
  expenseRoutes,
  friendlyStatisticsRoutes,
  paymentRoutes,
  summaryRoutes,
  verifyMoney,
} from '.';

const SEASON = { name: 'Sve', opensOn: '2024-01-01', closesOn: '2027-12-31' };
/** Court 1: by day, and under lights after 17:00. */
const DAY_SLOT = 1;
const NIGHT_SLOT = 15;

eachEngine((open) => {
  let club: TestClub;
  let admin: TestMember;
  let ana: TestMember;
  let accounts: ReturnType<typeof createAccounts>;
  let bookings: ReturnType<typeof createBookings>;
  let db: TestDatabase;
  let handle: Handle;

  const get = (path: string) => club.as(admin).get(path);
  const organization = async (year: number): Promise<OrganizationSummary> =>
    (await get(`organization-expenses/${year}`)).body;
  const statistics = async (): Promise<FriendlyStatistics[]> => (await get('admin/friendlies-statistics')).body;
  const at = (moment: string) => club.clock.set(moment);
  const book = (slotId: number) =>
    bookings.book(ana.id, { slotId, index: 2, date: dayAfter(club.clock.today(), 1) }, { kind: 'FRIENDLY' });
  const spend = (path: string, year: number, expenseAmount: number) =>
    club.as(admin).post(path, { year, expenseName: 'Zemlja', expenseAmount, expenseDate: `${year}-03-12` });

  beforeAll(async () => {
    db = await open();
    handle = db.handle;
    club = await openTestClub(
      db,
      (parts) => {
        accounts = createAccounts(parts);
        bookings = createBookings(parts);
        return [
          expenseRoutes(createExpenses(parts)),
          summaryRoutes(createSummaries(parts)),
          friendlyStatisticsRoutes(createFriendlyStatistics(parts)),
          paymentRoutes(createPayments(parts.db)),
        ];
      },
      '2025-11-20T08:00:00Z',
    );
    await db.transaction((tx) => writePresets(tx, '2024-01-01', SEASON));
    admin = await club.addMember({ roles: ['ADMIN'] });
    ana = await club.addMember({ firstName: 'Ana', lastName: 'Kovač' });
  });

  test('an empty year is a year without income and expenses', async () => {
    expect(await organization(2025)).toMatchObject({
      year: 2025,
      expenses: [],
      totalIncome: 0,
      totalExpenses: 0,
      netBalance: 0,
      carriedOver: 0,
      currentOrganizationBalance: 0,
      years: [2025],
    });
  });

  test.each(['1899', '2101', 'sve'])('the year %s is refused', async (year) => {
    expect((await get(`organization-expenses/${year}`)).status).toBe(400);
    expect((await get(`admin/payments-app/year/${year}`)).status).toBe(400);
  });

  test('friendly matches count once they are over, by status, by day and night', async () => {
    await accounts.grantGratis(ana.id, 1, { actorId: admin.id, reason: 'pomoć' });
    await book(DAY_SLOT);
    await book(NIGHT_SLOT);
    await accounts.pay(ana.id, 1_000, { actorId: admin.id });
    expect(await statistics()).toMatchObject([{ year: 2025, total: 0, sumPayments: 10 }]);
    at('2025-11-21T17:00:00Z');
    // The first slot was played in the morning; the evening's is still being played.
    expect(await statistics()).toMatchObject([{ total: 1, gratisService: 1, dayTime: 1, nightTime: 0 }]);
    at('2025-11-21T21:00:00Z');
    const [year] = await statistics();
    expect(year).toMatchObject({ total: 2, paid: 1, unpaid: 0, free: 0, gratisService: 1, dayTime: 1, nightTime: 1 });
    expect(year).toMatchObject({ sumPaid: 10, amountDue: 0, sumFree: 0, sumGratisService: 7, sumAllTermins: 17 });
  });

  test('a change of a past reservation is in the statistics at once', async () => {
    at('2025-11-22T09:00:00Z');
    expect(await statistics()).toMatchObject([{ paid: 1, free: 0 }]);
    const { id } = await handle
      .selectFrom('reservation')
      .select('id')
      .where('slot_id', '=', NIGHT_SLOT)
      .executeTakeFirstOrThrow();
    await accounts.makeComplimentary(id, { actorId: admin.id, reason: 'kiša' });
    expect(await statistics()).toMatchObject([{ paid: 0, free: 1, sumPaid: 0, sumFree: 10 }]);
    await accounts.revertToNotPaid(id, { actorId: admin.id, reason: 'ipak ne' });
    expect(await statistics()).toMatchObject([{ paid: 1, free: 0 }]);
  });

  test('a payment belongs to the Zagreb year in which it was entered', async () => {
    at('2025-12-31T22:59:59Z');
    await accounts.pay(ana.id, 2_000, { actorId: admin.id });
    at('2025-12-31T23:00:00Z');
    await accounts.pay(ana.id, 500, { actorId: admin.id });
    await accounts.pay(ana.id, -50, { actorId: admin.id, reason: 'krivo' });
    // No money: a reversed grant of gratis reservations.
    await accounts.grantGratis(ana.id, 1, { actorId: admin.id, reason: 'pomoć' });
    const { id } = await handle.selectFrom('ledger_entry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    await accounts.reverseEntry(ana.id, id, { actorId: admin.id, reason: 'krivi član' });
    const of = async (year: number) => (await get(`admin/payments-app/year/${year}`)).body as YearPayment[];
    expect((await of(2025)).map(({ paymantDate, amount }) => [paymantDate, amount])).toEqual([
      ['2025-12-31', 20],
      ['2025-11-20', 10],
    ]);
    expect(await of(2026)).toMatchObject([
      { paymantDate: '2026-01-01', fullName: 'Kovač Ana', amount: -0.5 },
      { paymantDate: '2026-01-01', amount: 5 },
    ]);
    const page = await get('admin/payments-app/year/2026?page=9&size=1');
    expect([page.headers['x-total-count'], page.body]).toMatchObject(['2', [{ amount: 5 }]]);
    expect(await statistics()).toMatchObject([
      { year: 2026, sumPayments: 4.5 },
      { year: 2025, sumPayments: 30 },
    ]);
  });

  test('the balance of the organisation is carried from year to year', async () => {
    await spend('league-expenses', 2025, 12.3);
    await spend('organization-expenses', 2025, 7.7);
    await spend('organization-expenses', 2026, 3);
    expect(await organization(2025)).toMatchObject({
      totalIncomeFrendlyMatches: 30,
      totalExpenses: 20,
      netBalance: 10,
      carriedOver: 0,
      currentOrganizationBalance: 11.5,
    });
    expect(await organization(2026)).toMatchObject({
      totalIncome: 4.5,
      totalExpenses: 3,
      netBalance: 1.5,
      carriedOver: 10,
      currentOrganizationBalance: 11.5,
      years: [2026, 2025],
    });
    expect((await get('league-expenses?year=2025')).body).toMatchObject({
      totalIncome: 0,
      totalExpenses: 12.3,
      netBalance: -12.3,
      yearTotals: [{ year: 2025, totalExpenses: 12.3 }],
    });
  });

  test('without a year the league has the current one, and the file of expenses has all years, newest first', async () => {
    expect((await get('league-expenses')).body).toMatchObject({ year: 2026, totalExpenses: 0 });
    const file = await club.as(admin).get<string>('organization-expenses.csv');
    expect(file.headers['content-disposition']).toContain("''rashodi-udruge.csv");
    const lines = file.body.split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(';').slice(1))).toEqual([
      ['2026', 'Udruga', 'Zemlja', '', '3,00'],
      ['2025', 'Udruga', 'Zemlja', '', '7,70'],
      ['2025', 'Ljetna liga', 'Zemlja', '', '12,30'],
    ]);
    expect((await get('league-expenses.csv')).body.split('\r\n')).toHaveLength(3);
    expect((await get('organization-expenses.csv?year=2026')).body.split('\r\n')).toHaveLength(3);
  });

  test('a hidden year is in no selector, but still counts', async () => {
    await spend('organization-expenses', 2022, 1.5);
    expect(await organization(2026)).toMatchObject({ years: [2026, 2025], currentOrganizationBalance: 10 });
    expect((await organization(2022)).totalExpenses).toBe(1.5);
  });

  test('the statistics of a hidden year can be read, marked as hidden', async () => {
    const marks = async () => (await statistics()).map(({ year, hidden }) => [year, hidden]);
    expect(await marks()).toEqual([
      [2026, undefined],
      [2025, undefined],
    ]);
    await handle.insertInto('hidden_finance_year').values({ year: 2025 }).execute();
    expect(await marks()).toEqual([
      [2026, undefined],
      [2025, true],
    ]);
    await handle.deleteFrom('hidden_finance_year').where('year', '=', 2025).execute();
  });

  test('the years of payments are those with a payment: an expense alone does not count', async () => {
    await spend('organization-expenses', 2024, 1);
    expect((await organization(2026)).years).toContain(2024);
    expect((await get('admin/payments/years')).body).toEqual([2026, 2025]);
  });

  test('a match that begins with the lights, on the first day of its price list, counts as played at night', async () => {
    const lists = { day_cents: 700, night_cents: 1_000, night_from: '18:30' };
    await handle
      .insertInto('price_list')
      .values({ ...lists, valid_from: '2026-05-05' })
      .execute();
    at('2026-05-04T08:00:00Z');
    await book(NIGHT_SLOT);
    const thisYear = async () => (await statistics()).find(({ year }) => year === 2026);
    expect(await thisYear()).toMatchObject({ total: 0, dayTime: 0, nightTime: 0 });
    expect(await verifyMoney(db)).toEqual([]);
    at('2026-05-06T08:00:00Z');
    expect(await thisYear()).toMatchObject({ total: 1, dayTime: 0, nightTime: 1 });
  });
});
