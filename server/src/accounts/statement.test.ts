import { AccountBalance, OLDER_PAYMENTS_HEADER } from '@club/shared/contracts/accounts/balance';
import { Statement } from '@club/shared/contracts/accounts/statement';
import { createBookings } from '../bookings';
import { eachEngine } from '../platform/database/testing';
import { openCourtsForTests } from '../testing/club-services';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { accountRoutes } from './accounts.routes';
import { createAccounts } from './accounts.service';
import { createStatements } from './statement.service';

eachEngine((open) => {
  let club: TestClub;
  let ana: TestMember;
  let admin: TestMember;
  let accounts: ReturnType<typeof createAccounts>;
  let bookings: ReturnType<typeof createBookings>;
  beforeAll(async () => {
    const db = await open();
    await openCourtsForTests(db, { opensOn: '2026-03-01', closesOn: '2026-11-30' });
    club = await openTestClub(db, () => [accountRoutes(createStatements(db))]);
    accounts = createAccounts(club);
    bookings = createBookings(club);
    admin = await club.addMember();
  });
  beforeEach(async () => {
    ana = await club.addMember({ firstName: 'Ana', lastName: 'Kovač' });
  });
  const get = (path: string, who = ana) => club.as(who).get(path);
  const statement = async (query = '') => Statement.parse((await get(`account-statement${query}`)).body);
  const book = (slotId: number) =>
    bookings.book(ana.id, { slotId, index: 2, date: '2026-07-11' }, { kind: 'FRIENDLY' });

  test.each(['size=0', 'size=101', 'size=x', 'before=x'])('a page with %s is refused', async (query) => {
    expect((await get(`account-statement?${query}`)).status).toBe(400);
  });

  test('a new member has an empty account', async () => {
    expect((await get('account-balance')).body).toEqual({
      stanjeRacuna: 0,
      unpaidReservations: [],
      payments: [],
      paymentsTotal: 0,
      gratisServiceReservation: 0,
    });
    expect(await statement()).toEqual({ entries: [], next: null });
  });

  test('the balance, unpaid reservations, payments and gratis reservations', async () => {
    await book(17);
    await book(1);
    club.clock.set('2026-07-10T22:30:00Z');
    await accounts.pay(ana.id, 1_250, { actorId: admin.id });
    club.clock.set('2026-07-10T08:00:00Z');
    await accounts.pay(ana.id, -50, { actorId: admin.id });
    await accounts.grantGratis(ana.id, 2, { actorId: admin.id, reason: 'Pomoć' });
    const balance = AccountBalance.parse((await get('account-balance')).body);
    expect(balance).toEqual({
      stanjeRacuna: -5,
      paymentsTotal: 12,
      gratisServiceReservation: 2,
      // A Zagreb date: at half past ten in the evening in London it is already tomorrow.
      payments: [
        { paymantDate: '2026-07-10', amount: -0.5 },
        { paymantDate: '2026-07-11', amount: 12.5 },
      ],
      unpaidReservations: [
        {
          rezervacijaId: expect.any(Number),
          datumRezerviranja: '2026-07-11',
          vrijemeTermina: '08:00:00',
          minutes: 90,
          ime: 'Ana',
          prezime: 'Kovač',
          teren: 1,
          vrstaSusreta: 'FRIENDLY',
          cijena: 7,
          statusPlacanja: 'NOT_PAID',
        },
      ],
    });
    for (const slotId of [1, 17]) await bookings.cancel(ana.id, { slotId, index: 2, date: '2026-07-11' });
  });

  test('of many payments the newest fifty are listed, and the total is of all', async () => {
    for (let payment = 1; payment <= 52; payment += 1) await accounts.pay(ana.id, payment * 100, { actorId: admin.id });
    const { payments, paymentsTotal } = AccountBalance.parse((await get('account-balance')).body);
    expect([payments.length, payments[0]?.amount, payments.at(-1)?.amount]).toEqual([50, 52, 3]);
    expect(paymentsTotal).toBe((52 * 53) / 2);
  });

  test('the older ones of many payments are listed on request, each once, also after a new payment', async () => {
    for (let payment = 1; payment <= 52; payment += 1) await accounts.pay(ana.id, payment * 100, { actorId: admin.id });
    await accounts.grantGratis(ana.id, 1, { actorId: admin.id, reason: 'Pomoć' });
    const newest = await get('account-balance');
    await accounts.pay(ana.id, 5_300, { actorId: admin.id });
    const oldest = await get(`account-balance?before=${newest.headers[OLDER_PAYMENTS_HEADER]}`);
    const { payments, paymentsTotal } = AccountBalance.parse(oldest.body);
    expect(payments.map(({ amount }) => amount)).toEqual([2, 1]);
    expect(paymentsTotal).toBe((53 * 54) / 2);
    expect(oldest.headers).not.toHaveProperty(OLDER_PAYMENTS_HEADER);
  });

  test('exactly as many payments as are listed have no older ones', async () => {
    for (let payment = 1; payment <= 50; payment += 1) await accounts.pay(ana.id, payment * 100, { actorId: admin.id });
    expect((await get('account-balance')).headers).not.toHaveProperty(OLDER_PAYMENTS_HEADER);
  });

  test.each(['x', '1.5', '1;2'])('payments before %s are refused, with the name of the field', async (before) => {
    const refusal = await get(`account-balance?before=${encodeURIComponent(before)}`);
    expect([refusal.status, refusal.body]).toMatchObject([400, { fields: { before: expect.any(String) } }]);
  });

  test('a reversed payment stays in the list, next to its reversal', async () => {
    await accounts.pay(ana.id, 1_000, { actorId: admin.id });
    const [entry] = (await statement()).entries;
    await accounts.reverseEntry(ana.id, entry?.id ?? 0, { actorId: admin.id, reason: 'Krivi član' });
    const { payments } = AccountBalance.parse((await get('account-balance')).body);
    expect(payments.map((payment) => payment.amount)).toEqual([-10, 10]);
    expect((await statement()).entries[0]).toMatchObject({
      what: 'Storno: Uplata 10.07.2026. (Krivi član)',
      amount: -10,
    });
  });

  test('gratis reservations and their reversal are not payments', async () => {
    await accounts.grantGratis(ana.id, 1, { actorId: admin.id, reason: 'Pomoć' });
    const [entry] = (await statement()).entries;
    await accounts.reverseEntry(ana.id, entry?.id ?? 0, { actorId: admin.id, reason: 'Krivi član' });
    expect((await statement()).entries).toHaveLength(2);
    expect((await get('account-balance')).body).toMatchObject({ payments: [], paymentsTotal: 0 });
  });

  test('each line of the statement follows from the line before', async () => {
    await accounts.pay(ana.id, 2_000, { actorId: admin.id });
    await book(17);
    await bookings.cancel(ana.id, { slotId: 17, index: 2, date: '2026-07-11' });
    const { entries } = await statement();
    expect(entries.map(({ what, amount, balanceAfter }) => [what, amount, balanceAfter])).toEqual([
      ['Otkazana rezervacija 11.07.2026. u 20:00, teren\u00a01', 10, 20],
      ['Rezervacija 11.07.2026. u 20:00, teren\u00a01', -10, 10],
      ['Uplata', 20, 20],
    ]);
  });

  test('the pages together are the whole ledger, without duplicates', async () => {
    for (let cents = 1; cents <= 7; cents += 1) await accounts.pay(ana.id, cents, { actorId: admin.id });
    const amounts: number[] = [];
    let next: number | null = null;
    do {
      const page: Statement = await statement(next ? `?size=3&before=${next}` : '?size=3');
      amounts.push(...page.entries.map((entry) => Math.round(entry.amount * 100)));
      next = page.next;
    } while (next);
    expect(amounts).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  test('before the first entry there is nothing', async () => {
    await accounts.pay(ana.id, 1, { actorId: admin.id });
    for (const before of ['-1', '0', '1'])
      expect(await statement(`?before=${before}`)).toEqual({ entries: [], next: null });
  });

  test('no member reads another’s account', async () => {
    await accounts.pay(ana.id, 1_000, { actorId: admin.id });
    const other = await club.addMember();
    expect((await get('account-statement', other)).body).toEqual({ entries: [], next: null });
    expect((await get('account-statement.csv', other)).body.trim().split('\r\n')).toHaveLength(1);
  });

  test('the file for a spreadsheet has every line, and contains no formula', async () => {
    await accounts.pay(ana.id, 2_000, { actorId: admin.id });
    await accounts.pay(ana.id, -1_700, { actorId: admin.id, reason: '"=1+1"; krivo' });
    const file = await get('account-statement.csv');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''promet-racuna.csv");
    expect(file.body).toBe(
      '\uFEFFDatum;Opis;Iznos (EUR);Stanje (EUR);Promjena gratis rezervacija;Stanje gratis rezervacija\r\n' +
        '10.07.2026.;"Ispravak iznosa (""=1+1""; krivo)";-17,00;3,00;0;0\r\n' +
        '10.07.2026.;Uplata;20,00;20,00;0;0\r\n',
    );
  });
});
