import { randomUUID } from 'node:crypto';
import type { AdminUserDetails } from '@club/shared/contracts/accounts/member-details';
import { type AdminStatement, Statement } from '@club/shared/contracts/accounts/statement';
import type { ActionLog } from '@club/shared/contracts/action-log';
import { actionLogRoutes, createActionLog } from '../action-log';
import { createBookings } from '../bookings';
import { eachEngine } from '../platform/database/testing';
import { openCourtsForTests } from '../testing/club-services';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { accountRoutes } from './accounts.routes';
import { createStatements } from './statement.service';
import { accountsAdminForTests } from './testing-admin';

// A reservation is made gratis, and back, with or without a reason (PUT …/complimentary and …/not-paid).
eachEngine((open) => {
  let club: TestClub;
  let bookings: ReturnType<typeof createBookings>;
  let admin: TestMember;
  let ana: TestMember;
  let username: string;
  let reservation: string;
  beforeAll(async () => {
    const database = await open();
    await openCourtsForTests(database, { opensOn: '2026-03-01', closesOn: '2026-11-30' });
    club = await openTestClub(database, (base) => [
      accountsAdminForTests(base),
      accountRoutes(createStatements(database)),
      actionLogRoutes(createActionLog(database)),
    ]);
    bookings = createBookings(club);
    admin = await club.addMember({ roles: ['ADMIN'] });
    // Each Ana has a namesake.
    await club.addMember({ firstName: 'Ana', lastName: 'Kovač' });
  });
  const CELL = { slotId: 1, index: 2, date: '2026-07-11' };
  beforeEach(async () => {
    username = `ana-${randomUUID()}`;
    ana = await club.addMember({ firstName: 'Ana', lastName: 'Kovač', username });
    await bookings.book(ana.id, CELL, { kind: 'FRIENDLY' });
    const details: AdminUserDetails = (await club.as(admin).get(`admin-users-details/${ana.id}`)).body;
    reservation = `reservations/${details.unpaidReservations[0]?.id}`;
  });
  afterEach(() => bookings.cancel(ana.id, CELL));

  const waive = (more = {}) => club.as(admin).put(`${reservation}/complimentary`, { statusPay: 'NOT_PAID', ...more });
  const ledger = async () => (await club.as(admin).get<AdminStatement>(`admin-users/${ana.id}/statement`)).body.entries;
  const readByMember = async () =>
    Statement.parse((await club.as(ana).get('account-statement')).body).entries.map(({ what }) => what);
  const logged = async () =>
    (await club.as(admin).get<ActionLog>('admin/action-log')).body.entries.slice(0, 2).map(({ after }) => after);

  test('its reason is in the ledger, in the log and in the member’s own statement', async () => {
    expect((await waive({ reason: 'Kiša prekinula susret' })).status).toBe(200);
    const back = await club.as(admin).put(`${reservation}/not-paid`, { reason: 'Kiša je počela poslije' });
    expect(back.status).toBe(200);
    expect((await ledger()).slice(0, 2)).toMatchObject([
      { kind: 'WAIVER_REVERTED', reason: 'Kiša je počela poslije' },
      { kind: 'WAIVER', reason: 'Kiša prekinula susret' },
    ]);
    expect(await logged()).toMatchObject([{ Razlog: 'Kiša je počela poslije' }, { Razlog: 'Kiša prekinula susret' }]);
    expect((await readByMember()).slice(0, 2)).toEqual([
      'Ponovno naplaćena rezervacija 11.07.2026. u 08:00, teren\u00a01 (Kiša je počela poslije)',
      'Oproštena cijena rezervacije 11.07.2026. u 08:00, teren\u00a01 (Kiša prekinula susret)',
    ]);
  });

  test('the message names the member and the new balance', async () => {
    const name = `Ana Kovač (${username})`;
    expect((await waive()).body.message).toBe(`Rezervacija je sada gratis. ${name}, novo stanje: 0,00\u00a0€.`);
    expect((await club.as(admin).put(`${reservation}/not-paid`)).body.message).toBe(
      `Rezervacija više nije gratis. ${name}, novo stanje: −7,00\u00a0€.`,
    );
  });

  test.each([
    ['without a content', undefined],
    ['with an empty reason', { reason: ' ' }],
  ])('a call %s has none', async (_, body) => {
    expect((await waive(body)).status).toBe(200);
    expect((await club.as(admin).put(`${reservation}/not-paid`, body)).status).toBe(200);
    expect((await ledger()).map(({ reason }) => reason)).toEqual([null, null, null]);
    for (const after of await logged()) expect(after).not.toHaveProperty('Razlog');
    expect((await readByMember())[0]).toBe('Ponovno naplaćena rezervacija 11.07.2026. u 08:00, teren\u00a01');
  });

  test('a reason that is too long is refused, and nothing changes', async () => {
    const refused = await waive({ reason: 'x'.repeat(201) });
    expect([refused.status, refused.body.fields]).toEqual([400, { reason: 'Najviše 200 znakova.' }]);
    expect(await ledger()).toHaveLength(1);
  });
});
