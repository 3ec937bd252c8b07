import type { MembersReservationRow } from '@club/shared/contracts/bookings/reservations';
import { actionLogRoutes, createActionLog } from '../action-log';
import { createBookings } from '../bookings';
import { eachEngine } from '../platform/database/testing';
import { bookingAs, openCourtsForTests } from '../testing/club-services';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { courtClosureRoutes, createClosureList, createClosureReleases, createCourtClosures } from '.';

const RAIN = {
  from: '2026-11-21',
  to: '2026-11-21',
  courts: [1, 2],
  fromTime: null,
  toTime: null,
  reason: 'Kiša',
  preview: false,
};

eachEngine((open) => {
  let club: TestClub;
  let bookings: ReturnType<typeof createBookings>;
  let admin: TestMember;
  let ana: TestMember;

  const actions = async () => (await club.as(admin).get('admin/action-log')).body.entries;
  const list = async () => (await club.as(admin).get('admin/court-closures')).body;
  const { book, booked, balance } = bookingAs(() => ({ db: club.db, bookings, memberId: ana.id }));

  const openClub = async () => {
    const db = await open();
    await openCourtsForTests(db, { opensOn: '2026-10-01', closesOn: '2027-04-04' });
    club = await openTestClub(
      db,
      (parts) => {
        bookings = createBookings(parts);
        return [
          courtClosureRoutes({
            closing: createCourtClosures(parts),
            list: createClosureList(parts),
            releases: createClosureReleases(parts),
          }),
          actionLogRoutes(createActionLog(db)),
        ];
      },
      '2026-11-20T08:00:00Z',
    );
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Horvat' });
    ana = await club.addMember({ firstName: 'Ana', lastName: 'Kovač' });
  };

  describe('refused', () => {
    beforeAll(openClub);

    test.each([
      [{ from: '9999-12-31', to: '9999-12-31' }, 'from,to'],
      [{ to: '2026-11-20' }, 'to'],
      [{ to: '2027-11-20' }, 'to'],
      [{ reason: '' }, 'reason'],
      [{ reason: '\u200b' }, 'reason'],
      [{ fromTime: '15:00', toTime: '10:00' }, 'toTime'],
      [{ courts: [1, 9] }, 'courts.1'],
    ])('a closure with %j is refused by its field and nothing changes', async (change, field) => {
      const answer = await club.as(admin).post('admin/court-closures', { ...RAIN, ...change });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(Object.keys(answer.body.fields ?? {})).toEqual(field.split(','));
      expect((await list()).content).toEqual([]);
      expect(await actions()).toEqual([]);
    });

    test('undoing and shortening a closure that is over: it stays recorded', async () => {
      const { closureId } = (await club.as(admin).post('admin/court-closures', RAIN)).body;
      club.clock.set('2026-11-22T08:00:00Z');
      const before = await list();
      expect(before.content).toMatchObject([{ id: closureId, phase: 'PAST' }]);
      const url = `admin/court-closures/${closureId}`;
      const { reason: _, ...range } = RAIN;
      for (const answer of [
        await club.as(admin).delete(url),
        await club.as(admin).put(url, { ...range, toTime: '14:00' }),
      ]) {
        expect(answer.body).toMatchObject({ status: 409, code: 'CLOSURE_PAST' });
      }
      expect(await list()).toEqual(before);
    });

    test('shortening a closure that another administrator has shortened since the form was filled', async () => {
      const { reason: _, preview: __, ...range } = RAIN;
      const seen = { ...range, from: '2026-11-23', to: '2026-11-27' };
      const { closureId } = (await club.as(admin).post('admin/court-closures', { ...RAIN, ...seen })).body;
      const shorten = (change: object, preview = false) =>
        club.as(admin).put(`admin/court-closures/${closureId}`, { ...seen, ...change, preview });
      await shorten({ courts: [2] });
      const before = [await list(), await actions()];
      for (const preview of [true, false]) {
        expect((await shorten({ to: '2026-11-25', seen }, preview)).body).toMatchObject({
          status: 409,
          code: 'CLOSURE_CHANGED',
          message:
            'Drugi je administrator u međuvremenu promijenio to zatvaranje. Sada: Teren 2: 23.11.2026. – 27.11.2026., cijeli dan. Vaš unos je ostao; spremite ga samo ako vrijedi.',
          current: { from: '2026-11-23', to: '2026-11-27', courts: [2], fromTime: null, toTime: null },
        });
      }
      // A page of an earlier release does not send what it showed.
      expect((await shorten({ to: '2026-11-25' })).body).toMatchObject({ status: 400, code: 'CLOSURE_NOT_SHORTER' });
      expect([await list(), await actions()]).toEqual(before);
      const current = { ...seen, courts: [2] };
      expect((await shorten({ courts: [2], to: '2026-11-25', seen: current })).status).toBe(200);
    });
  });

  describe('done', () => {
    beforeEach(openClub);

    test('rain: the preview changes nothing; then bookings are void and refunded, and the slots are in maintenance', async () => {
      await book(3, 2, '2026-11-21');
      await book(4, 2, '2026-11-21');
      const preview = (await club.as(admin).post('admin/court-closures', { ...RAIN, courts: [1], preview: true })).body;
      expect(preview).toMatchObject({ message: 'Otkazuje se: 1 rezervacija.', voided: [{ teren: 1 }] });
      expect(preview).not.toHaveProperty('closureId');
      expect(await booked('2026-11-21')).toHaveLength(2);

      const morning = { ...RAIN, courts: [1], fromTime: '09:00', toTime: '12:00' };
      const one = (await club.as(admin).post('admin/court-closures', morning)).body;
      expect(one).toMatchObject({ message: 'Teren je zatvoren. Otkazano: 1 rezervacija.', voided: [{ teren: 1 }] });
      expect(one.closureId).toBe((await list()).content[0].id);
      expect(await booked('2026-11-21')).toEqual([
        { kind: 'MAINTENANCE', slot_id: 3, reason: 'Kiša' },
        { kind: 'FRIENDLY', slot_id: 4, reason: null },
        { kind: 'MAINTENANCE', slot_id: 5, reason: 'Kiša' },
      ]);
      expect(await balance()).toBe(-700);
      expect((await actions())[0]).toMatchObject({
        subject: 'Teren 1: 21.11.2026., 09:00–12:00',
        after: { Otkazano: '1 rezervacija', Pogođeni: 'Ana Kovač', 'Izbrisan dug': '7,00\u00a0€' },
      });

      const both = (await club.as(admin).post('admin/court-closures', RAIN)).body;
      expect(both.message).toBe('Tereni su zatvoreni. Otkazano: 1 rezervacija.');
      expect((await actions())[0].subject).toMatch(/^Tereni 1 i 2: /);
      expect((await booked('2026-11-21')).every(({ kind }) => kind === 'MAINTENANCE')).toBe(true);
    });

    test('of namesakes the lists say who had booked, and who has closed the courts', async () => {
      await book(3, 2, '2026-11-21');
      const namesOf = async () => {
        const preview = (await club.as(admin).post('admin/court-closures', { ...RAIN, preview: true })).body;
        return preview.voided.map(({ ime, prezime, username }: MembersReservationRow) => [ime, prezime, username]);
      };
      expect(await namesOf()).toEqual([['Ana', 'Kovač', null]]);
      await club.addMember({ firstName: 'Ana', lastName: 'Kovač' });
      await club.addMember({ firstName: 'Zvonimir', lastName: 'Horvat' });
      const usernames = await club.db.handle.selectFrom('member').select(['id', 'username']).execute();
      const usernameOf = (member: TestMember) => usernames.find(({ id }) => id === member.id)?.username;
      expect(await namesOf()).toEqual([['Ana', 'Kovač', usernameOf(ana)]]);
      const { closureId } = (await club.as(admin).post('admin/court-closures', RAIN)).body;
      expect((await club.as(admin).get(`admin/court-closures/${closureId}`)).body).toMatchObject({
        closedBy: `Zvonimir Horvat (${usernameOf(admin)})`,
        voided: [{ ime: 'Ana', prezime: 'Kovač', username: usernameOf(ana) }],
      });
    });

    test('a closure is listed, shortened and undone: its slots are free again, voided bookings stay void', async () => {
      const tuesday = { ...RAIN, from: '2026-11-22', to: '2026-11-22' };
      await book(1, 3, '2026-11-22');
      const before = await balance();
      await club
        .as(admin)
        .post('admin/court-closures', { ...tuesday, courts: [2], fromTime: '08:00', toTime: '10:00' });
      expect((await club.as(admin).post('admin/court-closures', tuesday)).status).toBe(200);
      expect(await balance()).toBe((before ?? 0) + 700);
      const [closure] = (await list()).content;
      expect(closure).toMatchObject({ phase: 'COMING', closedBy: 'Zvonimir Horvat', voidedCount: 1, reason: 'Kiša' });

      const range = { from: '2026-11-22', to: '2026-11-22', courts: [1, 2], fromTime: null, toTime: '14:00' };
      const url = `admin/court-closures/${closure.id}`;
      const longer = await club.as(admin).put(url, { ...range, to: '2026-11-23', preview: false });
      expect(longer.body).toMatchObject({ status: 400, code: 'CLOSURE_NOT_SHORTER' });
      const all = await booked('2026-11-22');
      const shortened = { message: 'Zatvaranje je skraćeno. Ponovno se može rezervirati: 8 termina.', freed: 8 };
      expect((await club.as(admin).put(url, { ...range, preview: true })).body).toEqual(shortened);
      expect(await booked('2026-11-22')).toEqual(all);
      expect((await club.as(admin).put(url, { ...range, preview: false })).body).toEqual(shortened);
      expect(await booked('2026-11-22')).toHaveLength(all.length - shortened.freed);
      expect((await actions())[0]).toMatchObject({
        action: 'Skraćeno zatvaranje terena',
        before: { Zatvoreno: 'Tereni 1 i 2: 22.11.2026., cijeli dan' },
        after: { Zatvoreno: 'Tereni 1 i 2: 22.11.2026., 00:00–14:00', Oslobođeno: '8 termina' },
      });
      await book(11, 3, '2026-11-22');

      // Its answer may have been lost, and a form may be confirmed unchanged: nothing is counted or recorded once more.
      const recorded = await actions();
      const seen = { ...range, toTime: null };
      for (const again of [
        { ...range, seen },
        { ...range, toTime: '14:00:00' },
      ]) {
        const answer = await club.as(admin).put(url, { ...again, preview: false });
        expect(answer.body).toEqual({ message: 'Zatvaranje je skraćeno.', freed: 0 });
      }
      expect(await actions()).toEqual(recorded);
      // Nor when the part that is left has passed meanwhile.
      club.clock.set('2026-11-22T16:00:00Z');
      expect((await club.as(admin).put(url, { ...range, preview: false })).body).toMatchObject({ freed: 0 });
      expect((await club.as(admin).put(url, { ...range, courts: [1], preview: false })).body).toMatchObject({
        code: 'CLOSURE_PAST',
      });

      // The morning passes: slots that have begun stay in the closure.
      club.clock.set('2026-11-22T08:00:00Z');
      const details = (await club.as(admin).get(url)).body;
      expect(details).toMatchObject({ phase: 'RUNNING', toTime: '14:00:00', voided: [{ ime: 'Ana', teren: 1 }] });
      const ahead = 5;
      expect(details.slots.filter((slot: { passed: boolean }) => !slot.passed)).toHaveLength(ahead);
      expect(details.slots.length).toBeGreaterThan(ahead);
      expect((await club.as(admin).delete(url)).body).toEqual({
        message: `Zatvaranje je poništeno. Ponovno se može rezervirati: ${ahead} termina. Otkazano ostaje: 1 rezervacija.`,
        freed: ahead,
      });
      // The voided booking stays refunded; that of the afternoon is charged.
      expect(await balance()).toBe(before);
      // The maintenance of the other closure is not released by this one.
      expect((await booked('2026-11-22')).some(({ slot_id }) => slot_id === 4)).toBe(true);
      expect((await list()).content[0]).toMatchObject({ phase: 'UNDONE' });
      expect((await actions())[0]).toMatchObject({ action: 'Poništeno zatvaranje terena' });
      expect((await club.as(admin).delete(url)).body).toMatchObject({ status: 409, code: 'CLOSURE_UNDONE' });
      await book(5, 1, '2026-11-22');
    });
  });
});
