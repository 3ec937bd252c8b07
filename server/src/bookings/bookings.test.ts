import { GRID_VERSION_HEADER, GridChange, GridRefusal } from '@club/shared/contracts/bookings/grid';
import { dayAfter } from '@club/shared/domain';
import { accountInFull, auditAccount } from '../accounts/testing';
import { recordedActions } from '../action-log/testing';
import { enterLeague } from '../league/testing-entries';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import type { TestMember } from '../testing/test-club';
import {
  type BookingCalls,
  CANCEL,
  END_MAINTENANCE,
  FRIENDLY,
  LEAGUE,
  MAINTAIN,
  openBookingCalls,
} from './testing-calls';

const TWO_LETTERS = 'Ime protivnika mora imati barem dva slova.';

eachEngine((open) => {
  let db: TestDatabase;
  let calls: BookingCalls;
  let ana: TestMember;
  let marko: TestMember;
  let domar: TestMember;
  beforeAll(async () => {
    db = await open();
    calls = await openBookingCalls(db);
    ana = await calls.club.addMember({ firstName: 'Ana', lastName: 'Kovač', inLeague: true });
    marko = await calls.club.addMember({ firstName: 'Marko', lastName: 'Babić' });
    domar = await calls.club.addMember({ roles: ['USER', 'COURT_MAINTENANCE'] });
  });

  describe('refused', () => {
    test('maintenance by a member without a maintenance role', async () => {
      const start = await calls.post(MAINTAIN, ana, { ...calls.cell(1, 1), reason: 'Valjanje' });
      expect(start.status).toBe(403);
      expect((await calls.remove(END_MAINTENANCE, ana, calls.sameCell(1, 1))).status).toBe(403);
    });

    test('a league booking by a member who is not in the league', async () => {
      const answer = await calls.post(LEAGUE, marko, { ...calls.cell(1, 1), protivnik: 'Ana' });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'NOT_IN_LEAGUE' });
    });

    test.each([
      ['an empty opponent', LEAGUE, { protivnik: '   ' }, { protivnik: 'Unesite ime protivnika.' }],
      ['a dot for an opponent', LEAGUE, { protivnik: '.' }, { protivnik: TWO_LETTERS }],
      ['one letter for an opponent', LEAGUE, { protivnik: 'M' }, { protivnik: TWO_LETTERS }],
      [
        'an opponent with a longer name than any player has',
        LEAGUE,
        { protivnik: 'M'.repeat(122) },
        { protivnik: 'Najviše 121 znak.' },
      ],
      ['no opponent at all', LEAGUE, {}, { protivnik: 'Unesite ime protivnika.' }],
      ['an index that is no number', FRIENDLY, { index: [2] }, { index: 'Mora biti broj.' }],
      ['a slot that is no number', FRIENDLY, { id: true }, { id: 'Mora biti broj.' }],
      ['no slot', FRIENDLY, { id: null }, { id: 'Ovo polje je obavezno.' }],
      ['a slot beyond all numbers', FRIENDLY, { id: 99_999 }, { id: 'Taj termin ne postoji.' }],
      ['a fifth day', FRIENDLY, { index: 5 }, { index: 'Dan mora biti od 1 do 4.' }],
      ['an invalid date', FRIENDLY, { formattedDate: '2026-02-30' }, { formattedDate: expect.any(String) }],
    ])('%s', async (_, url, wrong, fields) => {
      const answer = await calls.post(url, ana, { ...calls.cell(1, 1), ...wrong });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'VALIDATION', fields });
    });

    test('a league match against oneself, in any spelling of the own name', async () => {
      const answer = await calls.post(LEAGUE, ana, { ...calls.cell(1, 1), protivnik: 'kovač  ANA' });
      expect(answer.body).toMatchObject({
        status: 400,
        code: 'OWN_OPPONENT',
        fields: { protivnik: 'Protivnik ne možete biti sami sebi.' },
      });
    });

    test('a league match against oneself, also if somebody of the same name played in an earlier year', async () => {
      const iva = await calls.club.addMember({ firstName: 'Iva', lastName: 'Novak', inLeague: true });
      const other = await calls.club.addMember({ firstName: 'Iva', lastName: 'Novak' });
      const person = { firstName: 'Iva', lastName: 'Novak', memberId: other.id, createdAt: calls.club.clock.now() };
      await db.transaction((tx) => enterLeague(tx, person, 2025, null));
      const answer = await calls.post(LEAGUE, iva, { ...calls.cell(1, 1), protivnik: 'Iva Novak' });
      expect(answer.body).toMatchObject({ status: 400, code: 'OWN_OPPONENT' });
    });

    test('an opponent’s name with a character that the database cannot store', async () => {
      const answer = await calls.post(LEAGUE, ana, { ...calls.cell(1, 1), protivnik: 'Iva\u0000' });
      expect(answer.body).toMatchObject({
        status: 400,
        code: 'VALIDATION',
        fields: { protivnik: expect.any(String) },
      });
    });

    test('an empty reason of a maintenance', async () => {
      const answer = await calls.post(MAINTAIN, domar, { ...calls.cell(1, 1), reason: ' ' });
      expect(answer.body).toMatchObject({ status: 400, fields: { reason: 'Unesite razlog održavanja.' } });
    });

    test('a key that is not a UUID', async () => {
      expect((await calls.post(FRIENDLY, ana, calls.cell(1, 1), { 'idempotency-key': '1' })).status).toBe(400);
    });

    test('a date outside the grid, at its field', async () => {
      const date = dayAfter(calls.club.clock.today(), 4);
      const message = 'Datum mora biti danas ili jedan od sljedeća tri dana.';
      const booked = await calls.post(FRIENDLY, ana, { ...calls.cell(1, 3), formattedDate: date });
      expect(booked.body).toMatchObject({ code: 'DATE_OUTSIDE_GRID', message, fields: { formattedDate: message } });
      const cancelled = await calls.remove(CANCEL, ana, { ...calls.sameCell(1, 3), datumSend: date });
      expect(cancelled.body).toMatchObject({ status: 400, fields: { datumSend: message } });
    });

    test.each([
      ['a slot that does not exist', FRIENDLY, 99, 1, 404, 'SLOT_UNKNOWN'],
      ['20:00 on court 2', FRIENDLY, 18, 1, 409, 'SLOT_HIDDEN'],
      ['18:30 on court 2, after August 2025', FRIENDLY, 16, 1, 409, 'SLOT_HIDDEN'],
      ['a slot that has begun', FRIENDLY, 3, 0, 409, 'SLOT_PAST'],
    ])('%s', async (_, url, id, inDays, status, code) => {
      const answer = await calls.post(url, ana, calls.cell(id, inDays));
      expect(answer.body).toMatchObject({ status, code });
    });

    test('a date that no longer matches the index: midnight has passed since the page was loaded', async () => {
      const answer = await calls.post(FRIENDLY, ana, { ...calls.cell(1, 1), index: 1 });
      expect(answer.body).toMatchObject({ status: 409, code: 'DAY_MISMATCH' });
      expect(GridRefusal.parse(answer.body).termins).toEqual(await calls.slots(ana));
    });

    test('cancelling a free slot, and another member’s booking', async () => {
      expect((await calls.remove(CANCEL, marko, calls.sameCell(1, 3))).body).toMatchObject({
        status: 404,
        code: 'NOT_BOOKED',
      });
      await calls.post(FRIENDLY, ana, calls.cell(1, 3));
      const answer = await calls.remove(CANCEL, marko, calls.sameCell(1, 3));
      expect(answer.body).toMatchObject({ status: 403, code: 'NOT_YOURS' });
      expect(calls.row(await calls.slots(ana), 1)).toMatchObject({ statusD: 'FRIENDLY', ownD: true });
    });

    test('a booking treated as a maintenance, and the other way round', async () => {
      await calls.post(FRIENDLY, ana, calls.cell(2, 3));
      const removal = await calls.remove(END_MAINTENANCE, domar, calls.sameCell(2, 3));
      expect(removal.body).toMatchObject({ status: 409, code: 'NOT_MAINTENANCE' });
      await calls.post(MAINTAIN, domar, { ...calls.cell(4, 3), reason: 'Valjanje' });
      const cancelled = await calls.remove(CANCEL, domar, calls.sameCell(4, 3));
      expect(cancelled.body).toMatchObject({ status: 409, code: 'IS_MAINTENANCE' });
    });

    test('a taken slot, with the current grid', async () => {
      await calls.post(FRIENDLY, ana, calls.cell(5, 3));
      const answer = await calls.post(FRIENDLY, marko, calls.cell(5, 3));
      expect(answer.body).toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
      const { termins } = GridRefusal.parse(answer.body);
      expect(calls.row(termins, 5)).toMatchObject({
        statusD: 'FRIENDLY',
        terminDUser: { ime: 'Ana', prezime: 'Kovač' },
        ownD: false,
      });
    });
  });

  test('a friendly booking: its message, the grid after it, and the account', async () => {
    const before = (await calls.club.as(marko).get('by-names')).headers[GRID_VERSION_HEADER];
    const answer = await calls.post(FRIENDLY, marko, calls.cell(17, 1));
    expect(answer.status).toBe(201);
    const { message, termins, version } = GridChange.parse(answer.body);
    expect(message).toBe('Termin je rezerviran: 11.07.2026. u 20:00, teren\u00a01.');
    expect(calls.row(termins, 17)).toMatchObject({
      statusB: 'FRIENDLY',
      ownB: true,
      cijenaB: 10,
      vrijemeTermina: '20:00:00',
    });
    expect(version).toBeGreaterThan(Number(before));
    expect(await accountInFull(db, marko.id)).toMatchObject({ balance: -1_000, statuses: ['NOT_PAID'] });

    const given = await calls.remove(CANCEL, marko, calls.sameCell(17, 1));
    expect(given.status).toBe(200);
    const after = GridChange.parse(given.body);
    expect(after.message).toBe('Termin je otkazan: 11.07.2026. u 20:00, teren\u00a01.');
    expect(calls.row(after.termins, 17)).toMatchObject({ statusB: 'FREE', ownB: false, terminBUser: null });
    expect(after.version).toBeGreaterThan(version);
    expect(await accountInFull(db, marko.id)).toMatchObject({ balance: 0, statuses: ['CANCELLED'] });
    await auditAccount(db, marko.id);
  });

  test('a league booking names the opponent and costs nothing', async () => {
    const before = await accountInFull(db, ana.id);
    const answer = await calls.post(LEAGUE, ana, { ...calls.cell(7, 1), protivnik: '  Iva Novak ' });
    expect(calls.row(GridChange.parse(answer.body).termins, 7)).toMatchObject({
      statusB: 'LEAGUE',
      protivnikB: 'Iva Novak',
    });
    const { balance, entries, statuses } = await accountInFull(db, ana.id);
    expect(statuses.at(-1)).toBe('FREE');
    expect({ balance, entries }).toEqual({ balance: before.balance, entries: before.entries });
  });

  test('a player’s opponent may have the player’s own name, in any spelling', async () => {
    const son = await calls.club.addMember({ firstName: 'Ivan', lastName: 'Horvat', inLeague: true });
    await calls.club.addMember({ firstName: 'Ivan', lastName: 'Horvat', inLeague: true });
    const answer = await calls.post(LEAGUE, son, { ...calls.cell(10, 1), protivnik: 'Horvat Ivan' });
    expect(calls.row(GridChange.parse(answer.body).termins, 10)).toMatchObject({ protivnikB: 'Horvat Ivan' });
  });

  test('maintenance is added and removed, with and without a date', async () => {
    const { id, index } = calls.cell(8, 2);
    const start = await calls.post(MAINTAIN, domar, { id, index, reason: 'Nova glina' });
    expect(start.status).toBe(201);
    const { message, termins } = GridChange.parse(start.body);
    expect(message).toBe('Održavanje je upisano: 12.07.2026. u 12:30, teren\u00a02.');
    expect(calls.row(termins, 8)).toMatchObject({ statusC: 'MAINTENANCE', protivnikC: 'Nova glina' });
    // The club closes a court: no page shows who of its people entered it.
    for (const who of [domar, ana]) expect(calls.row(await calls.slots(who), 8)?.terminCUser).toBeNull();
    const end = await calls.remove(END_MAINTENANCE, domar, { terminId: '8', index: '3' });
    expect(calls.row(GridChange.parse(end.body).termins, 8)).toMatchObject({ statusC: 'FREE', protivnikC: null });
    const place = '12.07.2026. u 12:30, teren\u00a02';
    const recorded = await recordedActions(db, { subject: place });
    expect(recorded).toMatchObject([
      { action: 'Kraj održavanja', subject: place, before: { Razlog: 'Nova glina' }, after: null },
      { action: 'Održavanje', subject: place, before: null, after: { Razlog: 'Nova glina' } },
    ]);
  });

  test('a member’s own booking is not in the action log', async () => {
    const actor = 'Ana Kovač';
    expect(await recordedActions(db, { actor })).toEqual([]);
  });

  test('a cancellation whose answer was lost is answered again with its key, even if another member has the slot by then', async () => {
    const key = { 'idempotency-key': '4b3c1a52-6f0e-4a7e-9a43-0d8d6c0c7f11' };
    const booked = await calls.post(FRIENDLY, ana, calls.cell(9, 2));
    expect(booked.status).toBe(201);
    const first = await calls.remove(CANCEL, ana, calls.sameCell(9, 2), key);
    const again = await calls.remove(CANCEL, ana, calls.sameCell(9, 2), key);
    expect([again.status, again.body.message]).toEqual([200, first.body.message]);
    expect(again.body.message).toMatch(/^Termin je otkazan/);
    await auditAccount(db, ana.id);

    // Without the key, and for other members, the answer describes the current state.
    expect((await calls.remove(CANCEL, ana, calls.sameCell(9, 2))).body.code).toBe('NOT_BOOKED');
    expect((await calls.remove(CANCEL, marko, calls.sameCell(9, 2), key)).body.code).toBe('NOT_BOOKED');

    await calls.post(FRIENDLY, marko, calls.cell(9, 2));
    expect((await calls.remove(CANCEL, ana, calls.sameCell(9, 2), key)).status).toBe(200);
    expect((await calls.remove(CANCEL, ana, calls.sameCell(9, 2))).body.code).toBe('NOT_YOURS');
    expect(calls.row(await calls.slots(marko), 9)?.ownC).toBe(true);

    await calls.remove(CANCEL, marko, calls.sameCell(9, 2));
  });

  test('a cancellation that arrives again much later does not cancel a later booking of the same cell', async () => {
    const key = { 'idempotency-key': '0b5f7c1e-2d43-4f0e-8a7e-5c6f2b9d1a30' };
    await calls.post(FRIENDLY, ana, calls.cell(9, 2));
    const first = await calls.remove(CANCEL, ana, calls.sameCell(9, 2), key);
    await calls.post(FRIENDLY, ana, calls.cell(9, 2));
    calls.club.clock.set('2026-07-11T08:00:00Z');
    const again = await calls.remove(CANCEL, ana, calls.sameCell(9, 1), key);
    expect([again.status, again.body.message]).toEqual([200, first.body.message]);
    expect(calls.row(await calls.slots(ana), 9)?.ownB).toBe(true);
    await auditAccount(db, ana.id);

    expect((await calls.remove(CANCEL, ana, calls.sameCell(9, 1))).status).toBe(200);
    calls.club.clock.set('2026-07-10T08:00:00Z');
  });

  test('the key of a cancellation cancels nothing else', async () => {
    const key = { 'idempotency-key': '6d0a8c52-94f7-4d2b-b1c3-7e5f90a2d418' };
    for (const id of [9, 10]) await calls.post(FRIENDLY, ana, calls.cell(id, 2));
    expect((await calls.remove(CANCEL, ana, calls.sameCell(9, 2), key)).status).toBe(200);
    const other = await calls.remove(CANCEL, ana, calls.sameCell(10, 2), key);
    expect([other.status, other.body.code]).toEqual([409, 'KEY_REUSED']);
    expect(calls.row(await calls.slots(ana), 10)?.ownC).toBe(true);
    expect((await calls.remove(CANCEL, ana, calls.sameCell(10, 2))).status).toBe(200);
  });
});
