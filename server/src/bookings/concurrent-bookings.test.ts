import { randomUUID } from 'node:crypto';
import { accountInFull, auditAccount } from '../accounts/testing';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import type { TestMember } from '../testing/test-club';
import { type BookingCalls, FRIENDLY, LEAGUE, openBookingCalls, openProcess } from './testing-calls';

eachEngine((open) => {
  let db: TestDatabase;
  let calls: BookingCalls;
  let ana: TestMember;
  let marko: TestMember;
  beforeAll(async () => {
    db = await open();
    calls = await openBookingCalls(db);
    ana = await calls.club.addMember();
    marko = await calls.club.addMember();
  });

  describe('a repeated key', () => {
    const key = { 'idempotency-key': randomUUID() };

    test('returns the first booking', async () => {
      const first = await calls.post(FRIENDLY, marko, calls.cell(9, 2), key);
      const second = await calls.post(FRIENDLY, marko, calls.cell(9, 2), key);
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.body).toEqual(first.body);
      expect((await accountInFull(db, marko.id)).statuses.filter((status) => status === 'NOT_PAID')).toHaveLength(1);
    });

    test('is the same in capital letters', async () => {
      const inCapitals = { 'idempotency-key': key['idempotency-key'].toUpperCase() };
      expect((await calls.post(FRIENDLY, marko, calls.cell(9, 2), inCapitals)).status).toBe(201);
      expect((await accountInFull(db, marko.id)).statuses.filter((status) => status === 'NOT_PAID')).toHaveLength(1);
    });

    test('is not valid for another slot', async () => {
      const answer = await calls.post(FRIENDLY, marko, calls.cell(11, 2), key);
      expect(answer.body).toMatchObject({ status: 409, code: 'KEY_REUSED' });
    });

    test('is not valid for another opponent', async () => {
      const luka = await calls.club.addMember({ inLeague: true });
      const once = { 'idempotency-key': randomUUID() };
      const against = (protivnik: string) => calls.post(LEAGUE, luka, { ...calls.cell(17, 3), protivnik }, once);
      expect((await against('Marko')).status).toBe(201);
      expect((await against('Marko')).status).toBe(201);
      expect((await against('Iva')).body).toMatchObject({ status: 409, code: 'KEY_REUSED' });
    });

    test('of another member is a different key', async () => {
      expect((await calls.post(FRIENDLY, ana, calls.cell(11, 2), key)).status).toBe(201);
    });

    test('makes one booking for two concurrent calls', async () => {
      const twice = { 'idempotency-key': randomUUID() };
      const answers = await Promise.all([1, 2, 3].map(() => calls.post(FRIENDLY, marko, calls.cell(13, 2), twice)));
      expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
      await auditAccount(db, marko.id);
    });
  });

  describe('concurrent bookings', () => {
    test('a refusal of one does not affect the others', async () => {
      const [iva, luka, petra] = await Promise.all([1, 2, 3].map(() => calls.club.addMember()));
      if (!iva || !luka || !petra) throw new Error('Three members were wanted.');
      const answers = await Promise.all([
        calls.post(FRIENDLY, iva, calls.cell(1, 2)),
        calls.post(FRIENDLY, luka, calls.cell(1, 2)),
        calls.post(FRIENDLY, petra, calls.cell(2, 2)),
        calls.post(LEAGUE, ana, { ...calls.cell(3, 2), protivnik: 'Marko' }),
      ]);
      const [first, second, ...others] = answers.map((answer) => answer.body.code ?? 'BOOKED');
      // Two transactions may run at once: either of the two that want the same slot may get it.
      expect([first, second].toSorted()).toEqual(['BOOKED', 'SLOT_TAKEN']);
      expect(others).toEqual(['BOOKED', 'NOT_IN_LEAGUE']);
      for (const { id } of [iva, luka, petra, ana]) await auditAccount(db, id);
      const refused = first === 'BOOKED' ? luka : iva;
      expect((await accountInFull(db, refused.id)).statuses).toEqual([]);
    });

    test('one member books several slots, and pays for each', async () => {
      const nina = await calls.club.addMember();
      const slots = [4, 5, 6, 7];
      const answers = await Promise.all(slots.map((slot) => calls.post(FRIENDLY, nina, calls.cell(slot, 2))));
      expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201]);
      expect((await accountInFull(db, nina.id)).statuses).toEqual(slots.map(() => 'NOT_PAID'));
      await auditAccount(db, nina.id);
    });
  });

  test('200 members want one slot: one gets it, 199 receive the grid with its owner', async () => {
    const members = await Promise.all(Array.from({ length: 200 }, () => calls.club.addMember()));
    const second = await openProcess((await db.again?.()) ?? db);
    const answers = await Promise.all(
      members.map((member, turn) =>
        (turn % 2 === 0 ? calls.club : second).as(member).post(FRIENDLY, calls.cell(15, 3)),
      ),
    );
    const won = answers.findIndex((answer) => answer.status === 201);
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    const lost = answers.filter((answer) => answer.body.code === 'SLOT_TAKEN');
    expect(lost).toHaveLength(199);
    for (const answer of lost)
      expect(calls.row(answer.body.termins, 15)).toMatchObject({ statusD: 'FRIENDLY', ownD: false });

    const ids = members.map((member) => member.id);
    const entries = await db.handle
      .selectFrom('ledger_entry')
      .select('member_id')
      .where('member_id', 'in', ids)
      .execute();
    expect(entries).toEqual([{ member_id: members[won]?.id }]);
  });
});
