import { GridRefusal } from '@club/shared/contracts/bookings/grid';
import { createAccounts } from '../accounts';
import { accountInFull } from '../accounts/testing';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import type { TestMember } from '../testing/test-club';
import { type BookingCalls, CANCEL, END_MAINTENANCE, FRIENDLY, MAINTAIN, openBookingCalls } from './testing-calls';
import { voidReservations } from './void-reservations';

// What changes between a member's question and the request that confirms it.
eachEngine((open) => {
  let db: TestDatabase;
  let calls: BookingCalls;
  let ana: TestMember;
  beforeEach(async () => {
    db = await open();
    calls = await openBookingCalls(db);
    ana = await calls.club.addMember();
  });

  describe('the price', () => {
    const raise = () =>
      db.transaction(async (tx) => {
        const list = { valid_from: '2026-07-11', day_cents: 1_200, night_cents: 1_500, night_from: '19:00' };
        await tx.insertInto('price_list').values(list).execute();
        await calls.club.live.changed(tx, 'grid');
      });

    test('a booking at another price than the member has seen is refused, with the new one in the grid', async () => {
      const seen = calls.row(await calls.slots(ana), 5)?.cijenaB;
      expect(seen).toBe(7);
      await raise();
      const answer = await calls.post(FRIENDLY, ana, { ...calls.cell(5, 1), cijena: seen });
      expect(answer.body).toMatchObject({
        status: 409,
        code: 'PRICE_CHANGED',
        message: 'Cijena termina u međuvremenu se promijenila. Provjerite novu cijenu i potvrdite ponovno.',
      });
      const now = calls.row(GridRefusal.parse(answer.body).termins, 5);
      expect(now).toMatchObject({ statusB: 'FREE', cijenaB: 12 });
      expect(await accountInFull(db, ana.id)).toMatchObject({ balance: 0, statuses: [] });
      expect((await calls.post(FRIENDLY, ana, { ...calls.cell(5, 1), cijena: now?.cijenaB })).status).toBe(201);
      // A price that fell is asked again too.
      expect((await calls.post(FRIENDLY, ana, { ...calls.cell(7, 1), cijena: 15 })).body.code).toBe('PRICE_CHANGED');
      expect(await accountInFull(db, ana.id)).toMatchObject({ balance: -1_200 });
    });

    test('without the seen price a booking costs what is in force', async () => {
      await raise();
      expect((await calls.post(FRIENDLY, ana, calls.cell(5, 1))).status).toBe(201);
      expect(await accountInFull(db, ana.id)).toMatchObject({ balance: -1_200 });
    });

    test('a repeated request returns its booking, whatever the price is by now', async () => {
      const key = { 'idempotency-key': '5a0d1b6f-0f5e-4f0f-8f3b-6c1f2d7e9a01' };
      const request = { ...calls.cell(5, 1), cijena: 7 };
      const first = await calls.post(FRIENDLY, ana, request, key);
      await raise();
      const again = await calls.post(FRIENDLY, ana, request, key);
      expect([again.status, again.body.message]).toEqual([201, first.body.message]);
    });

    test.each([
      ['7', 'Cijena mora biti broj.'],
      [-1, 'Cijena ne može biti negativna.'],
    ])('%p is no price', async (cijena, message) => {
      const answer = await calls.post(FRIENDLY, ana, { ...calls.cell(5, 1), cijena });
      expect(answer.body).toMatchObject({ status: 400, code: 'VALIDATION', fields: { cijena: message } });
    });
  });

  describe('the account', () => {
    const change = () => createAccounts(calls.club);
    const by = () => ({ actorId: ana.id, reason: 'Valjanje' });
    const account = () => accountInFull(db, ana.id);
    const book = (id: number, statusPlacanja?: string, headers = {}) =>
      calls.post(FRIENDLY, ana, { ...calls.cell(id, 1), cijena: 7, statusPlacanja }, headers);

    test('a booking confirmed as gratis is not charged when another tab has used the last one', async () => {
      await change().grantGratis(ana.id, 1, by());
      await change().pay(ana.id, 2_000, by());
      expect((await book(7, 'USER_FAVOR')).status).toBe(201);
      const refused = await book(5, 'USER_FAVOR');
      expect(refused.body).toMatchObject({
        status: 409,
        code: 'FUNDING_CHANGED',
        message:
          'Stanje vašeg računa u međuvremenu se promijenilo. Provjerite kako se termin plaća i potvrdite ponovno.',
      });
      expect(calls.row(GridRefusal.parse(refused.body).termins, 5)).toMatchObject({ statusB: 'FREE' });
      expect(await account()).toMatchObject({ balance: 2_000, gratis: 0, statuses: ['USER_FAVOR'] });
      expect((await book(5, 'PAID')).status).toBe(201);
      expect(await account()).toMatchObject({ balance: 1_300, statuses: ['USER_FAVOR', 'PAID'] });
    });

    test('a booking confirmed as paid does not stay unpaid when the balance no longer covers it', async () => {
      await change().pay(ana.id, 700, by());
      await book(7, 'PAID');
      expect((await book(5, 'PAID')).body).toMatchObject({ status: 409, code: 'FUNDING_CHANGED' });
      expect((await book(5, 'NOT_PAID')).status).toBe(201);
      expect(await account()).toMatchObject({ balance: -700, statuses: ['PAID', 'NOT_PAID'] });
    });

    test('better than confirmed, or from a page that confirms none, it is booked', async () => {
      await change().pay(ana.id, 700, by());
      expect((await book(5, 'NOT_PAID')).status).toBe(201);
      await change().grantGratis(ana.id, 1, by());
      expect((await book(7, 'PAID')).status).toBe(201);
      expect((await book(9)).status).toBe(201);
      expect((await account()).statuses).toEqual(['PAID', 'USER_FAVOR', 'NOT_PAID']);
    });

    test('a repeated request returns its booking, whatever the account has by now', async () => {
      const key = { 'idempotency-key': '7c1f4a80-3a52-4f0e-9d0b-2f6e5b8c4d13' };
      await change().grantGratis(ana.id, 1, by());
      const first = await book(5, 'USER_FAVOR', key);
      const again = await book(5, 'USER_FAVOR', key);
      expect([again.status, again.body.message]).toEqual([201, first.body.message]);
      expect((await account()).statuses).toEqual(['USER_FAVOR']);
    });

    test('a status that no friendly booking gets is refused', async () => {
      const fields = { statusPlacanja: 'Način plaćanja nije ispravan.' };
      expect((await book(5, 'FREE')).body).toMatchObject({ status: 400, code: 'VALIDATION', fields });
    });
  });

  describe('a booking whose answer was lost', () => {
    const key = { 'idempotency-key': '2f1b9a3e-5d1c-4f0a-9c53-0d2f6f0f6a11' };
    const book = () => calls.post(FRIENDLY, ana, calls.cell(5, 1), key);
    const ended = {
      status: 409,
      code: 'BOOKING_CANCELLED',
      message: 'Vaša je rezervacija u međuvremenu otkazana. Ako termin još želite, odaberite ga ponovno.',
    };

    test.each(['BOOKING_CANCELLED', 'COURT_CLOSED'] as const)('and that the club has ended (%s)', async (cause) => {
      await book();
      const { id } = await db.handle.selectFrom('reservation').select('id').executeTakeFirstOrThrow();
      const voiding = { actorId: ana.id, at: calls.club.clock.now(), reason: 'Kiša', cause };
      await db.transaction((tx) => voidReservations(tx, calls.club.live, [id], voiding));
      const answer = await book();
      expect(answer.body).toMatchObject(ended);
      expect(calls.row(GridRefusal.parse(answer.body).termins, 5)).toMatchObject({ statusB: 'FREE', ownB: false });
      // A new request is a new booking.
      expect((await calls.post(FRIENDLY, ana, calls.cell(5, 1))).status).toBe(201);
      expect((await accountInFull(db, ana.id)).statuses).toEqual(['CANCELLED', 'NOT_PAID']);
    });

    test('and that the member has cancelled in another window', async () => {
      await book();
      await calls.remove(CANCEL, ana, calls.sameCell(5, 1));
      expect((await book()).body).toMatchObject(ended);
    });

    test('and a maintenance that somebody else has removed', async () => {
      const domar = await calls.club.addMember({ roles: ['USER', 'COURT_MAINTENANCE'] });
      const close = () => calls.post(MAINTAIN, domar, { ...calls.cell(5, 1), reason: 'Valjanje' }, key);
      await close();
      await calls.remove(END_MAINTENANCE, domar, calls.sameCell(5, 1));
      expect((await close()).body).toMatchObject({
        ...{ status: 409, code: 'MAINTENANCE_ENDED' },
        message: 'Održavanje je u međuvremenu završeno. Ako termin treba zatvoriti, odaberite ga ponovno.',
      });
    });
  });
});
