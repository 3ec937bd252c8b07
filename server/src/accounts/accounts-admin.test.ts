import type { AdminUserRow } from '@club/shared/contracts/accounts/member-accounts';
import type { AdminUserDetails } from '@club/shared/contracts/accounts/member-details';
import type { AdminStatement } from '@club/shared/contracts/accounts/statement';
import type { ActionLog } from '@club/shared/contracts/action-log';
import { actionLogRoutes, createActionLog } from '../action-log';
import { createBookings } from '../bookings';
import { writePresets } from '../court-plan';
import { eachEngine } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { accountsAdminForTests } from './testing-admin';

const SEASON = { name: 'Zima', opensOn: '2026-10-01', closesOn: '2027-04-04' };

eachEngine((open) => {
  let club: TestClub;
  let bookings: ReturnType<typeof createBookings>;
  let admin: TestMember;
  let ana: TestMember;

  const details = async (): Promise<AdminUserDetails> =>
    (await club.as(admin).get(`admin-users-details/${ana.id}`)).body;
  const statement = async (): Promise<AdminStatement> =>
    (await club.as(admin).get(`admin-users/${ana.id}/statement`)).body;
  const log = async (): Promise<ActionLog> => (await club.as(admin).get('admin/action-log')).body;
  const book = (slotId: number) =>
    bookings.book(ana.id, { slotId, index: 2, date: '2026-11-21' }, { kind: 'FRIENDLY' });

  beforeAll(async () => {
    const database = await open();
    club = await openTestClub(
      database,
      (parts) => {
        bookings = createBookings(parts);
        return [accountsAdminForTests(parts), actionLogRoutes(createActionLog(database))];
      },
      '2026-11-20T08:00:00Z',
    );
    await database.transaction((tx) => writePresets(tx, '2026-11-20', SEASON));
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Horvat' });
    ana = await club.addMember({ firstName: 'Ana', lastName: 'Čović' });
    await club.addMember({ firstName: 'Iva', lastName: 'Cvek' });
  });

  test('nothing is entered for an amount of 0, with a message', async () => {
    const answer = await club.as(admin).post('admin-users', { userId: ana.id, amount: 0 });
    expect(answer.body).toMatchObject({ canceled: true });
    expect((await statement()).entries).toEqual([]);
  });

  test('charged, topped up, made gratis, reverted, reversed: each an entry, all in the action log', async () => {
    await book(1);
    expect(await details()).toMatchObject({ user: { accountBalance: -7 }, unpaidReservations: [{ cijena: 7 }] });

    const paid = await club.as(admin).post('admin-users', { userId: ana.id, amount: 20 });
    expect(paid.body).toMatchObject({
      message: 'Unesen je iznos: 20,00\u00a0€. Ana Čović, novo stanje: 13,00\u00a0€.',
      canceled: false,
    });
    const [reservation] = (await details()).paidReservations;
    expect(await details()).toMatchObject({ user: { accountBalance: 13 }, payments: [{ amount: 20 }] });

    const stale = await club.as(admin).put(`reservations/${reservation?.id}/complimentary`, { statusPay: 'NOT_PAID' });
    expect([stale.status, stale.body.code]).toEqual([409, 'STATUS_MOVED']);
    expect(
      (await club.as(admin).put(`reservations/${reservation?.id}/complimentary`, { statusPay: 'PAID' })).status,
    ).toBe(200);
    expect(await details()).toMatchObject({ user: { accountBalance: 20 }, complimentaryReservations: [{ cijena: 7 }] });
    expect((await club.as(admin).put(`reservations/${reservation?.id}/not-paid`)).status).toBe(200);
    expect(await details()).toMatchObject({
      user: { accountBalance: 13 },
      unpaidReservations: [],
      paidReservations: [{ cijena: 7 }],
    });

    const payment = (await statement()).entries.find((entry) => entry.kind === 'PAYMENT');
    expect(payment).toMatchObject({ actor: 'Zvonimir Horvat', reversible: true, amount: 20 });
    const url = `admin-users/${ana.id}/statement/${payment?.id}/reversal`;
    expect((await club.as(admin).post(url, { reason: '' })).body.fields).toHaveProperty('reason');
    expect(
      (await club.as(admin).post(`admin-users/${admin.id}/statement/${payment?.id}/reversal`, { reason: 'krivo' }))
        .status,
    ).toBe(404);
    expect((await club.as(admin).post(url, { reason: 'krivi član' })).body.message).toBe(
      'Upis je storniran. Ana Čović, novo stanje: −7,00\u00a0€.',
    );
    expect((await club.as(admin).post(url, { reason: 'još jednom' })).body.code).toBe('ALREADY_REVERSED');
    expect(await details()).toMatchObject({ user: { accountBalance: -7 } });
    const { entries } = await statement();
    expect(entries[0]).toMatchObject({ kind: 'REVERSAL', amount: -20, reason: 'krivi član' });
    expect(entries.find(({ id }) => id === payment?.id)).toMatchObject({ reversible: false });

    expect((await log()).entries.map((entry) => entry.action)).toEqual([
      'Storno',
      'Rezervacija više nije gratis',
      'Rezervacija je gratis',
      'Uplata',
    ]);
    expect((await log()).entries[3]).toMatchObject({
      subject: 'Ana Čović',
      before: { Stanje: '−7,00\u00a0€' },
      after: { Stanje: '13,00\u00a0€' },
    });
  });

  test('the file for a spreadsheet says who made an entry, as the page does', async () => {
    const eva = await club.addMember({ firstName: 'Eva' });
    const treasurer = await club.addMember({ roles: ['ADMIN'], firstName: 'Nada', lastName: 'Blažević' });
    await club.as(admin).post(`admin-users/${eva.id}/correction`, { amount: -3.5, reason: 'loptice' });
    await club.as(treasurer).post('admin-users', { userId: eva.id, amount: 20 });
    expect((await club.as(admin).get(`admin-users/${eva.id}/statement.csv`)).body).toBe(
      '\uFEFFDatum;Opis;Iznos (EUR);Stanje (EUR);Promjena gratis rezervacija;Stanje gratis rezervacija;Tko\r\n' +
        '20.11.2026.;Uplata;20,00;16,50;0;0;Nada Blažević\r\n' +
        '20.11.2026.;Ispravak iznosa (loptice);-3,50;-3,50;0;0;Zvonimir Horvat\r\n',
    );
  });

  test('a second administrator who enters the same amount must confirm; the first one need not', async () => {
    const [iva, other] = [await club.addMember({ firstName: 'Iva' }), await club.addMember({ roles: ['ADMIN'] })];
    const pay = (by: TestMember, change = {}) =>
      club.as(by).post('admin-users', { userId: iva.id, amount: 20, ...change });
    expect((await pay(admin)).status).toBe(200);
    expect((await pay(admin)).status).toBe(200);
    club.clock.set('2026-11-20T08:01:59Z');
    const response = await pay(other);
    expect([response.status, response.body.code]).toEqual([409, 'SAME_AMOUNT']);
    expect(response.body).toMatchObject({ message: expect.stringMatching(/Zvonimir Horvat/), accountBalance: 40 });
    expect((await pay(other, { amount: 21 })).status).toBe(200);
    expect((await pay(other, { confirmed: true })).status).toBe(200);
    club.clock.set('2026-11-20T08:02:00Z');
    expect((await pay(other)).status).toBe(200);
    expect((await club.as(admin).get(`admin-users-details/${iva.id}`)).body.user.accountBalance).toBe(101);
    expect((await pay(other, { amount: -1 })).status).toBe(200);
    expect((await log()).entries.slice(0, 2).map(({ action }) => action)).toEqual(['Ispravak iznosa', 'Uplata']);
    expect((await pay(admin, { amount: -1 })).body).toMatchObject({ status: 409, code: 'SAME_AMOUNT' });
    // A reversed entry does not count: the same amount needs no confirmation.
    expect((await pay(admin, { amount: 30 })).status).toBe(200);
    const [mistaken] = (await club.as(admin).get<AdminStatement>(`admin-users/${iva.id}/statement`)).body.entries;
    const reversal = `admin-users/${iva.id}/statement/${mistaken?.id}/reversal`;
    expect((await club.as(admin).post(reversal, { reason: 'krivi iznos' })).status).toBe(200);
    expect((await pay(other, { amount: 30 })).status).toBe(200);
  });

  test('a balance is corrected to the cent, with a reason that the member reads too', async () => {
    const iva = await club.addMember({ firstName: 'Iva', lastName: 'Ivić' });
    const correct = (amount: number, reason = 'zaokruživanje') =>
      club.as(admin).post(`admin-users/${iva.id}/correction`, { amount, reason });
    expect((await correct(0.5)).body.message).toBe('Unesen je iznos: 0,50\u00a0€. Iva Ivić, novo stanje: 0,50\u00a0€.');
    for (const amount of [0, 0.005, 10_001])
      expect(Object.keys((await correct(amount)).body.fields)).toEqual(['amount']);
    expect(Object.keys((await correct(1, ' ')).body.fields)).toEqual(['reason']);
    expect((await correct(-0.5)).status).toBe(200);
    const { entries } = (await club.as(admin).get<AdminStatement>(`admin-users/${iva.id}/statement`)).body;
    expect(entries).toMatchObject([
      { kind: 'CORRECTION', amount: -0.5, balanceAfter: 0, reason: 'zaokruživanje' },
      { kind: 'CORRECTION', amount: 0.5 },
    ]);
    expect((await log()).entries[0]).toMatchObject({ after: { Iznos: '−0,50\u00a0€', Razlog: 'zaokruživanje' } });
  });

  test('the same request sent twice is entered once', async () => {
    const iva = await club.addMember({ firstName: 'Iva' });
    const key = { 'idempotency-key': '0c9f8e5e-6f4e-4c56-9a3e-2f5f7f3f9a10' };
    const pay = (amount = 20) => club.as(admin, key).post('admin-users', { userId: iva.id, amount });
    const [first, second] = await Promise.all([pay(), pay()]);
    expect(first.body).toMatchObject({ message: expect.stringContaining('20,00\u00a0€'), canceled: false });
    expect(second.body).toEqual(first.body);
    const other = await pay(30);
    expect([other.status, other.body.code]).toEqual([409, 'KEY_REUSED']);
    expect((await club.as(admin).get(`admin-users-details/${iva.id}`)).body.user.accountBalance).toBe(20);
  });

  test('a request that is repeated with another reason, or as another entry, is refused: the member reads the first', async () => {
    const iva = await club.addMember({ firstName: 'Iva' });
    const key = { 'idempotency-key': '1c9f8e5e-6f4e-4c56-9a3e-2f5f7f3f9a10' };
    const post = async (path: string, payload: object) => {
      const { status, body } = await club.as(admin, key).post(path, payload);
      return [status, body.message];
    };
    const correct = (reason: string) => post(`admin-users/${iva.id}/correction`, { amount: 5, reason });
    const first = await correct('krivo naplaćeno');
    expect(await correct('krivo naplaćeno')).toEqual(first);
    const refused = [409, expect.stringContaining('s drugim iznosom ili razlogom')];
    expect(await correct('krivo naplaćeno 12.11.')).toEqual(refused);
    expect(await post('admin-users', { userId: iva.id, amount: 5, reason: 'krivo naplaćeno' })).toEqual(refused);
    expect((await club.as(admin).get(`admin-users-details/${iva.id}`)).body.user.accountBalance).toBe(5);
  });

  test('unpaid reservations are listed in the order in which a payment settles them, paid ones newest first', async () => {
    const iva = await club.addMember({ firstName: 'Iva' });
    for (const slotId of [1, 2, 3])
      await bookings.book(iva.id, { slotId, index: 3, date: '2026-11-22' }, { kind: 'FRIENDLY' });
    const listed = async () => {
      const { unpaidReservations, paidReservations }: AdminUserDetails = (
        await club.as(admin).get(`admin-users-details/${iva.id}`)
      ).body;
      return [unpaidReservations, paidReservations].map((rows) => rows.map(({ vrijemeTermina }) => vrijemeTermina));
    };
    const [unpaid = []] = await listed();
    expect(unpaid).toEqual([...unpaid].sort());
    const [first, second, third] = unpaid;
    await club.as(admin).post('admin-users', { userId: iva.id, amount: 14 });
    expect(await listed()).toEqual([[third], [second, first]]);
  });

  test('a booking for the club itself is listed with its reason', async () => {
    const cell = { slotId: 5, index: 2, date: '2026-11-21' };
    await bookings.book(admin.id, cell, { kind: 'MAINTENANCE', reason: 'Nova mreža' });
    const own: AdminUserDetails = (await club.as(admin).get(`admin-users-details/${admin.id}`)).body;
    expect(own.internalReservations).toMatchObject([{ razlog: 'Nova mreža', cijena: 0, statusPlacanja: 'INTERNAL' }]);
    expect(own.unpaidReservations).toEqual([]);
  });

  test('gratis reservations are granted with their reason', async () => {
    const answer = await club
      .as(admin)
      .post('admin-users-gratis', { userId: ana.id, amount: 3, note: 'uređenje terena' });
    expect(answer.body).toEqual({
      message: 'Dodano: 3 gratis rezervacije. Ana Čović, novo stanje: 3 gratis rezervacije.',
      canceled: false,
      entryId: (await statement()).entries[0]?.id,
    });
    expect((await details()).gratisServiceReservationCount).toBe(3);
    await book(2);
    expect(await details()).toMatchObject({
      gratisServiceReservationCount: 2,
      gratisServiceReservations: [{ cijena: 7 }],
    });
  });

  test('the message about gratis reservations names the member and how many there are now, also after their reversal', async () => {
    const iva = await club.addMember({ firstName: 'Iva', lastName: 'Gratić' });
    const grant = async (amount: number) =>
      (await club.as(admin).post('admin-users-gratis', { userId: iva.id, amount, note: 'pomoć' })).body;
    expect((await grant(1)).message).toBe(
      'Dodano: 1 gratis rezervacija. Iva Gratić, novo stanje: 1 gratis rezervacija.',
    );
    const { message, entryId } = await grant(4);
    expect(message).toBe('Dodano: 4 gratis rezervacije. Iva Gratić, novo stanje: 5 gratis rezervacija.');
    expect(await grant(0)).toEqual({ message: 'Broj je 0: ništa nije dodano.', canceled: true });
    const undone = await club
      .as(admin)
      .post(`admin-users/${iva.id}/statement/${entryId}/reversal`, { reason: 'krivo' });
    expect(undone.body.message).toBe('Upis je storniran. Iva Gratić, novo stanje: 1 gratis rezervacija.');
  });

  test('the action log says what was entered and what its reversal took back', async () => {
    const iva = await club.addMember({ firstName: 'Iva' });
    await club.as(admin).post('admin-users', { userId: iva.id, amount: 20 });
    await club.as(admin).post('admin-users-gratis', { userId: iva.id, amount: 3, note: 'pomoć' });
    const { entries } = (await club.as(admin).get<AdminStatement>(`admin-users/${iva.id}/statement`)).body;
    for (const { id } of entries)
      await club.as(admin).post(`admin-users/${iva.id}/statement/${id}/reversal`, { reason: 'krivi član' });
    const [payment, , grant, entered] = (await log()).entries;
    expect([payment, grant, entered]).toMatchObject([
      { action: 'Storno', after: { Stanje: '0,00\u00a0€', Iznos: '−20,00\u00a0€', Razlog: 'krivi član' } },
      { action: 'Dodjela gratis rezervacija', after: { 'Gratis rezervacije': '3', Dodano: '3', Razlog: 'pomoć' } },
      { action: 'Uplata', after: { Iznos: '20,00\u00a0€' } },
    ]);
    const [, ofGrant] = (await log()).entries;
    expect(ofGrant?.after).toEqual({ Stanje: '20,00\u00a0€', 'Gratis rezervacije': '0', Razlog: 'krivi član' });
  });

  test('a member whose data are erased still pays, and gets no gratis reservations', async () => {
    const former = await club.addMember();
    const at = new Date('2026-11-01T08:00:00Z');
    await club.db.handle.updateTable('member').set({ erased_at: at }).where('id', '=', former.id).execute();
    const granted = await club.as(admin).post('admin-users-gratis', { userId: former.id, amount: 1, note: 'pomoć' });
    expect(granted.body).toMatchObject({ status: 409, code: 'MEMBER_ERASED' });
    expect((await club.as(admin).get(`admin-users-details/${former.id}`)).body.user.erased).toBe(true);
    const listed = (await club.as(admin).get<AdminUserRow[]>('admin-users')).body;
    expect(listed.filter(({ erased }) => erased).map(({ userId }) => userId)).toEqual([former.id]);
    // A former member who owes money may pay it.
    expect((await club.as(admin).post('admin-users', { userId: former.id, amount: 5 })).status).toBe(200);
  });

  test('a namesake is told apart by the username on the member’s page, and when an amount is entered', async () => {
    const father = await club.addMember({ firstName: 'Otac', lastName: 'Sinčić', username: 'otac' });
    const page = async () => (await club.as(admin).get(`admin-users-details/${father.id}`)).body.user;
    const pay = async () => (await club.as(admin).post('admin-users', { userId: father.id, amount: 5 })).body.message;
    expect([(await page()).hasNamesake, await pay()]).toEqual([
      false,
      'Unesen je iznos: 5,00\u00a0€. Otac Sinčić, novo stanje: 5,00\u00a0€.',
    ]);
    await club.addMember({ firstName: 'Otac', lastName: 'Sinčić', username: 'sin' });
    expect([(await page()).hasNamesake, await pay()]).toEqual([
      true,
      'Unesen je iznos: 5,00\u00a0€. Otac Sinčić (otac), novo stanje: 10,00\u00a0€.',
    ]);
  });
});
