import { yearOf, zagrebDate } from '@club/shared/domain';
import fc from 'fast-check';
import { createLeagueFees, insertLeagueFees, insertPlayers } from '../league';
import { memberForTests } from '../members/testing';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { Refusal } from '../platform/http';
import { openClubServices } from '../testing/club-services';
import { createExpenses, createSummaries, differenceLine, verifyMoney } from '.';
import { foldFriendlySums } from './friendly-statistics.repository';

/** More for a thorough run: `HISTORIES=200`. */
const HISTORIES = Number(process.env.HISTORIES ?? 12);
const moment = fc.date({ min: new Date('2017-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
const step = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), cents: fc.integer({ min: -5_000, max: 9_000 }) }),
  fc.record({ do: fc.constant('reverse' as const), which: fc.nat(20) }),
  fc.record({ do: fc.constant('fee' as const), which: fc.nat(20), paid: fc.boolean() }),
  fc.record({
    do: fc.constant('spend' as const),
    book: fc.constantFrom('LEAGUE' as const, 'ORGANIZATION' as const),
    year: fc.integer({ min: 2017, max: 2030 }),
    cents: fc.integer({ min: 1, max: 200_000 }),
  }),
  fc.record({ do: fc.constant('unspend' as const), which: fc.nat(20) }),
  fc.record({ do: fc.constant('book' as const), slotId: fc.integer({ min: 1, max: 16 }), inDays: fc.nat(3) }),
  fc.record({ do: fc.constant('cancel' as const), slotId: fc.integer({ min: 1, max: 16 }), inDays: fc.nat(3) }),
  fc.record({ do: fc.constant('give' as const), which: fc.nat(20), gratis: fc.boolean() }),
  fc.record({ do: fc.constant('light' as const), from: fc.constantFrom('16:00:00', '18:30:00') }),
  fc.record({ do: fc.constant('lights' as const), court: fc.constantFrom(1, 2), until: moment, lighted: fc.boolean() }),
  fc.record({ do: fc.constant('fold' as const) }),
);
type TakenStep = typeof step extends fc.Arbitrary<infer Step> ? Step : never;

eachEngine((open, postgresTest) => {
  test('for any payments, reversals, fees and expenses in any years, the books add up to the cent', async () => {
    const db = await open();
    const { clock, live, accounts, bookings, cell } = await openClubServices(db);
    const parts = { db, clock, live };
    const fees = createLeagueFees(parts);
    const expenses = createExpenses(parts);
    const summaries = createSummaries(parts);
    const [member, admin] = [await memberForTests(db), await memberForTests(db)];
    await writeFees(db);
    // Courts are open in all years of the histories.
    await db.handle.updateTable('season').set({ opens_on: '2017-01-01' }).execute();
    await db.handle.updateTable('price_list').set({ valid_from: '2017-01-01' }).execute();
    const entered: number[] = [];

    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(moment, step), { minLength: 3, maxLength: 8 }), async (history) => {
        for (const [at, taken] of history) {
          clock.set(at.toISOString());
          await take(taken).catch((error) => {
            // Many random actions are refused, as they must be.
            if (!(error instanceof Refusal)) throw error;
          });
        }
        expect(await verifyMoney(db)).toEqual([]);
        for (const year of yearsOf(history)) {
          await expectOrganizationIdentity(year);
          await expectLeagueIdentity(year);
        }
      }),
      { numRuns: HISTORIES },
    );

    async function take(taken: TakenStep): Promise<unknown> {
      switch (taken.do) {
        case 'pay':
          return accounts.pay(member, taken.cents, { actorId: admin, reason: 'proba' });
        case 'reverse': {
          const rows = await db.handle.selectFrom('ledger_entry').select('id').orderBy('id').execute();
          const entry = rows[taken.which % Math.max(rows.length, 1)];
          return entry && accounts.reverseEntry(member, entry.id, { actorId: admin, reason: 'proba' });
        }
        case 'fee': {
          const all = await fees.list();
          const fee = all[taken.which % all.length];
          return fee && (taken.paid ? fees.markPaid(fee.id, admin) : fees.markUnpaid(fee.id, admin));
        }
        case 'spend': {
          const { id } = await expenses.add(
            taken.book,
            {
              year: taken.year,
              expenseName: 'Proba',
              expenseAmount: taken.cents / 100,
              expenseDate: `${taken.year}-03-01`,
              description: '',
            },
            { actorId: admin },
          );
          return entered.push(id);
        }
        case 'unspend': {
          const id = entered[taken.which % Math.max(entered.length, 1)];
          return id && expenses.remove({ id, version: 1, actorId: admin });
        }
        case 'book':
          return bookings.book(member, cell(taken.slotId, taken.inDays), { kind: 'FRIENDLY' });
        case 'cancel':
          return bookings.cancel(member, cell(taken.slotId, taken.inDays));
        case 'give': {
          const rows = await db.handle.selectFrom('reservation').select('id').orderBy('id').execute();
          const chosen = rows[taken.which % Math.max(rows.length, 1)];
          const context = { actorId: admin, reason: 'proba' };
          if (!chosen) return undefined;
          return taken.gratis
            ? accounts.makeComplimentary(chosen.id, context)
            : accounts.revertToNotPaid(chosen.id, context);
        }
        case 'light':
          return db.handle.updateTable('price_list').set({ night_from: taken.from }).execute();
        case 'lights': {
          const was = { court_id: taken.court, until_day: zagrebDate(taken.until), lighted: taken.lighted };
          return db.handle
            .insertInto('past_light')
            .values(was)
            .onConflict((on) => on.doNothing())
            .execute();
        }
        case 'fold':
          return db.transaction(foldFriendlySums);
      }
    }

    /** The screens' figures of one year: opening balance + income − expenses = closing balance. */
    async function expectOrganizationIdentity(year: number): Promise<void> {
      const [summary, next] = [await summaries.organization(year), await summaries.organization(year + 1)];
      expect(cents(summary.carriedOver) + cents(summary.totalIncome) - cents(summary.totalExpenses)).toBe(
        cents(next.carriedOver),
      );
      expect(sumOf(summary.yearTotals, (each) => each.netBalance)).toBe(cents(summary.currentOrganizationBalance));
    }

    /**
     * The figures of the league alone: income − expenses = net, for the year and for all years together; the year's row
     * equals its summary, and the income equals that on the organisation's screen.
     */
    async function expectLeagueIdentity(year: number): Promise<void> {
      const [summary, whole] = [await summaries.league(year), await summaries.organization(year)];
      expect(cents(summary.totalIncome) - cents(summary.totalExpenses)).toBe(cents(summary.netBalance));
      expect(summary.totalIncome).toBe(whole.totalIncomeSummerLeague);
      expect(sumOf(summary.expenses, ({ expenseAmount }) => expenseAmount)).toBe(cents(summary.totalExpenses));
      expect(summary.yearTotals.find((each) => each.year === year) ?? NO_TOTALS).toMatchObject({
        incomeSummerLeague: summary.totalIncome,
        totalExpenses: summary.totalExpenses,
        netBalance: summary.netBalance,
      });
      const income = sumOf(summary.yearTotals, (each) => each.incomeSummerLeague);
      const spent = sumOf(summary.yearTotals, (each) => each.totalExpenses);
      expect(income - spent).toBe(sumOf(summary.yearTotals, (each) => each.netBalance));
      expect(income).toBe(sumOf(whole.yearTotals, (each) => each.incomeSummerLeague));
    }
  });

  test('a running total that differs from the ledger is found, with the member', async () => {
    const db = await open();
    const { accounts } = await openClubServices(db);
    const member = await memberForTests(db);
    await accounts.pay(member, 2_000, { actorId: member });
    expect(await verifyMoney(db)).toEqual([]);
    await db.handle.updateTable('account').set({ balance_cents: 2_001 }).where('member_id', '=', member).execute();
    expect(await verifyMoney(db)).toMatchObject([
      { what: `stanje člana ${member} prema zbroju stavki`, expected: 2_000, found: 2_001 },
      { what: `stanje člana ${member} prema zadnjoj stavci`, expected: 2_000, found: 2_001 },
    ]);
  });

  // The embedded engine runs one transaction at a time.
  postgresTest('on a running club, what is entered during the check does not count as a difference', async () => {
    const db = await open();
    const { accounts, bookings, cell } = await openClubServices(db);
    const [member, admin] = [await memberForTests(db), await memberForTests(db)];
    let running = true;
    const work = async () => {
      while (running) {
        await accounts.pay(member, 100, { actorId: admin, confirmed: true });
        await bookings.book(member, cell(1), { kind: 'FRIENDLY' });
        await bookings.cancel(member, cell(1));
      }
    };
    const working = work();
    for (let round = 0; round < 15; round += 1) expect(await verifyMoney(db)).toEqual([]);
    const entered = await db.handle.selectFrom('ledger_entry').select('id').execute();
    running = false;
    await working;
    expect(entered.length).toBeGreaterThan(3);
  });

  test('a sum of friendly matches that differs from the reservations is found, with year, status and time of day', async () => {
    const db = await open();
    const { accounts, bookings, cell } = await openClubServices(db);
    const member = await memberForTests(db);
    await accounts.pay(member, 2_000, { actorId: member });
    await bookings.book(member, cell(1), { kind: 'FRIENDLY' });
    expect(await verifyMoney(db)).toEqual([]);
    await db.handle.updateTable('friendly_sum').set({ count: 2 }).execute();
    const found = await verifyMoney(db);
    expect(found.map(differenceLine)).toEqual([
      'broj prijateljskih susreta danju 2026. („Plaćeno”) treba biti 1, a jest 2',
    ]);
  });

  test('a yearly total that differs from the ledger is found, with the year', async () => {
    const db = await open();
    const { accounts, clock } = await openClubServices(db);
    const member = await memberForTests(db);
    clock.set('2025-12-31T23:00:00Z');
    await accounts.pay(member, 1_000, { actorId: member });
    expect(await verifyMoney(db)).toEqual([]);
    await db.handle.updateTable('money_received').set({ cents: 999 }).where('year', '=', 2026).execute();
    expect(await verifyMoney(db)).toMatchObject([
      { what: 'prihod od prijateljskih susreta 2026.', expected: 1_000, found: 999 },
      { what: 'prihod od prijateljskih susreta svih godina', expected: 1_000, found: 999 },
      { what: 'stanje udruge', expected: 1_000, found: 999 },
    ]);
  });
});

/** The years in which anything happened, and those of the expenses. */
const yearsOf = (history: readonly (readonly [Date, TakenStep])[]): ReadonlySet<number> =>
  new Set(history.flatMap(([at, taken]) => [yearOf(zagrebDate(at)), ...(taken.do === 'spend' ? [taken.year] : [])]));
const cents = (euros: number): number => Math.round(euros * 100);
const sumOf = <Row>(rows: readonly Row[], euros: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + cents(euros(row)), 0);
const NO_TOTALS = { incomeSummerLeague: 0, totalExpenses: 0, netBalance: 0 };

async function writeFees(db: TestDatabase): Promise<void> {
  await db.transaction(async (tx) => {
    const createdAt = new Date('2017-01-01T00:00:00Z');
    const players = await insertPlayers(tx, [
      { firstName: 'Ana', lastName: 'Kovač', createdAt },
      { firstName: 'Marko', lastName: 'Babić', createdAt },
    ]);
    const years = [2019, 2022, 2024, 2026];
    const currency = (year: number) => (year < 2023 ? 'HRK' : 'EUR');
    await insertLeagueFees(
      tx,
      players.flatMap((playerId) =>
        years.map((year) => ({ playerId, year, amountCents: 19_999, currency: currency(year), paidOn: null })),
      ),
    );
  });
}
