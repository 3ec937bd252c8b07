import type { Settings } from '@club/shared/contracts/settings';
import type { createBookings } from '../bookings';
import { writePresets } from '../court-plan';
import { eachEngine } from '../platform/database/testing';
import { bookingAs } from '../testing/club-services';
import type { TestClub, TestMember } from '../testing/test-club';
import { openSettingsForTests } from './testing';

const SEASON = { name: 'Zima', opensOn: '2026-10-01', closesOn: '2027-04-04' };
const PRICES = { validFrom: '2027-01-01', dayPrice: 8.5, nightPrice: 12, nightFrom: '16:30', packages: [] };
const TEN = { packageName: 'Paket 10', price: 60, includedDaySlots: 10, includedNightSlots: 0 };
const EMPTY = { ...TEN, includedDaySlots: 0 };
const RULES = { openFriendly: 1, openLeague: null, perWeek: 5, oneCourtAtOnce: true, cancelHours: 4 };
const LANDING = { registrationFrom: '02-01', leagueFrom: '04-06', leagueUntil: '08-28' };

eachEngine((open) => {
  let club: TestClub;
  let bookings: ReturnType<typeof createBookings>;
  let admin: TestMember;
  let ana: TestMember;

  const settings = async (): Promise<Settings> => (await club.as(admin).get('admin/settings')).body;
  const lastAction = async () => (await club.as(admin).get('admin/action-log')).body.entries[0];
  const { book, booked, balance } = bookingAs(() => ({ db: club.db, bookings, memberId: ana.id }));

  const openClub = async () => {
    const database = await open();
    ({ club, bookings } = await openSettingsForTests(database, '2026-11-20T08:00:00Z'));
    await database.transaction((tx) => writePresets(tx, '2026-11-20', SEASON));
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Horvat' });
    ana = await club.addMember({ firstName: 'Ana', lastName: 'Kovač' });
  };

  describe('refused', () => {
    beforeAll(openClub);

    test('only administrators see and change settings', async () => {
      expect((await club.as(ana).get('admin/settings')).status).toBe(403);
      expect((await club.as(ana).put('admin/settings/landing-dates', LANDING)).status).toBe(403);
    });

    test.each([
      ['POST', 'settings/seasons', { ...SEASON, closesOn: '2026-09-30' }, 'closesOn'],
      ['POST', 'settings/seasons', { ...SEASON, name: ' ' }, 'name'],
      ['POST', 'settings/hidden-slots', { teren: 1, vrijemeTermina: '25:00', from: null }, 'vrijemeTermina'],
      ['POST', 'settings/hidden-slots', { teren: 3, vrijemeTermina: '08:00', from: null }, 'vrijemeTermina'],
      ['POST', 'settings/price-lists', { ...PRICES, dayPrice: -1 }, 'dayPrice'],
      ['POST', 'settings/price-lists', { ...PRICES, dayPrice: 7.005 }, 'dayPrice'],
      ['POST', 'settings/price-lists', { ...PRICES, validFrom: '2026-11-19' }, 'validFrom'],
      ['PUT', 'settings/landing-dates', { ...LANDING, leagueFrom: '01-15' }, 'leagueFrom'],
      ['PUT', 'settings/landing-dates', { ...LANDING, leagueUntil: '03-01' }, 'leagueUntil'],
      ['PUT', 'settings/landing-dates', { ...LANDING, leagueUntil: '02-31' }, 'leagueUntil'],
      ['PUT', 'settings/landing-dates', { ...LANDING, registrationFrom: '02-29' }, 'registrationFrom'],
      ['POST', 'settings/price-lists', { ...PRICES, packages: [EMPTY] }, 'packages.0.includedDaySlots'],
      [
        'POST',
        'settings/price-lists',
        { ...PRICES, packages: [TEN, { ...TEN, packageName: 'paket 10 ' }] },
        'packages.1.packageName',
      ],
      ['PUT', 'settings/fair-use', { ...RULES, openFriendly: 0, cancelHours: 73 }, 'openFriendly,cancelHours'],
      ['POST', 'settings/seasons', { ...SEASON, opensOn: '0000-01-01' }, 'opensOn'],
      ['PUT', 'settings/hidden-finance-years', { years: [2019, 1066] }, 'years.1'],
    ] as const)(
      '%s %s with a bad value is refused by its field and nothing changes: %j',
      async (method, url, body, field) => {
        const before = await settings();
        const answer = await club.as(admin).call(method, `admin/${url}`, body);
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(Object.keys(answer.body.fields ?? {})).toEqual(field.split(','));
        expect(await settings()).toEqual(before);
        expect((await club.as(admin).get('admin/action-log')).body.entries).toEqual([]);
      },
    );
  });

  describe('in effect at once', () => {
    beforeEach(openClub);

    test('a season that would leave bookings outside lists them first, then voids and refunds them', async () => {
      await book(3, 4, '2026-11-23');
      expect(await balance()).toBe(-700);
      const id = (await settings()).seasons[0]?.id;
      const shorter = { ...SEASON, closesOn: '2026-11-22' };

      const refused = await club.as(admin).put(`admin/settings/seasons/${id}`, shorter);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        code: 'BOOKINGS_OUTSIDE',
        reservations: [{ prezime: 'Kovač', datumRezerviranja: '2026-11-23' }],
      });
      expect((await settings()).seasons[0]?.closesOn).toBe(SEASON.closesOn);

      const agreed = await club.as(admin).put(`admin/settings/seasons/${id}`, { ...shorter, voidOutside: true });
      expect(agreed.status).toBe(200);
      expect(await booked('2026-11-23')).toEqual([]);
      expect(await balance()).toBe(0);
      expect(await lastAction()).toMatchObject({
        action: 'Promjena sezone',
        before: { Zatvara: '04.04.2027.' },
        after: {
          Zatvara: '22.11.2026.',
          Otkazano: '1 rezervacija',
          Pogođeni: 'Ana Kovač',
          'Izbrisan dug': '7,00\u00a0€',
        },
      });
      await expect(book(3, 4, '2026-11-23')).rejects.toMatchObject({ code: 'SEASON_CLOSED' });
    });

    describe('the question before bookings are voided', () => {
      const DAY = '2026-11-23';
      const shorter = { ...SEASON, closesOn: '2026-11-22' };
      const shorten = (path: string, consent: object) => club.as(admin).put(path, { ...shorter, ...consent });
      const remove = (path: string, consent: object) =>
        club.as(admin).delete(`${path}?${new URLSearchParams(consent as Record<string, string>)}`);
      const idsOf = ({ reservations }: { reservations: { rezervacijaId: number }[] }) =>
        reservations.map(({ rezervacijaId }) => rezervacijaId);

      test.each([
        ['a shorter season', shorten, (ids: number[]) => ids],
        ['a deleted season', remove, String],
      ] as const)('about %s lists what was booked meanwhile, before that is voided', async (_name, change, sent) => {
        const iva = await club.addMember({ firstName: 'Iva', lastName: 'Novak' });
        const bookForIva = (slotId: number) =>
          bookings.book(iva.id, { slotId, index: 4, date: DAY }, { kind: 'FRIENDLY' });
        await book(3, 4, DAY);
        const path = `admin/settings/seasons/${(await settings()).seasons[0]?.id}`;
        const seen = idsOf((await change(path, {})).body);
        await bookForIva(5);

        const refused = await change(path, { voidOutside: true, seenBookings: sent(seen) });
        expect(refused.body).toMatchObject({
          status: 409,
          code: 'BOOKINGS_OUTSIDE',
          message: 'U međuvremenu je izvan sezone rezervirano još nešto. Pregledajte novi popis i ponovno potvrdite.',
          reservations: [{ prezime: 'Kovač' }, { prezime: 'Novak' }],
        });
        expect(await booked(DAY)).toHaveLength(2);

        await bookings.cancel(ana.id, { slotId: 3, index: 4, date: DAY });
        const agreed = { voidOutside: true, seenBookings: sent(idsOf(refused.body)) };
        expect((await change(path, agreed)).status).toBe(200);
        expect(await booked(DAY)).toEqual([]);
      });

      test('takes the numbers of bookings only', async () => {
        const path = `admin/settings/seasons/${(await settings()).seasons[0]?.id}`;
        for (const refused of [
          await remove(path, { seenBookings: '1,x' }),
          await shorten(path, { seenBookings: ['1,x'] }),
        ]) {
          expect([refused.status, Object.keys(refused.body.fields)[0]]).toEqual([
            400,
            expect.stringMatching(/^seenBookings/),
          ]);
        }
      });
    });

    test('a season that ends today leaves what has begun, and voids the rest of the day', async () => {
      club.clock.set('2026-11-20T06:00:00Z');
      await book(3, 1, '2026-11-20');
      await book(9, 1, '2026-11-20');
      club.clock.set('2026-11-20T09:00:00Z');
      const id = (await settings()).seasons[0]?.id;
      const ended = { ...SEASON, closesOn: '2026-11-19' };
      const refused = (await club.as(admin).put(`admin/settings/seasons/${id}`, ended)).body;
      expect(refused.reservations).toMatchObject([{ vrijemeTermina: '14:00:00' }]);
      await club.as(admin).put(`admin/settings/seasons/${id}`, { ...ended, voidOutside: true });
      expect(await booked('2026-11-20')).toMatchObject([{ slot_id: 3 }]);
      expect(await balance()).toBe(-700);
    });

    test('a season is added and removed', async () => {
      const spring = { name: 'Proljeće', opensOn: '2027-04-10', closesOn: '2027-09-30' };
      const added = await club.as(admin).post('admin/settings/seasons', spring);
      expect([added.status, added.body.message]).toEqual([200, 'Spremljeno je: Proljeće.']);
      // The answer was lost.
      const again = await club.as(admin).post('admin/settings/seasons', spring);
      expect([again.status, again.body]).toEqual([200, added.body]);
      expect((await settings()).seasons.filter(({ name }) => name === 'Proljeće')).toHaveLength(1);
      const overlapping = { name: 'Turnir', opensOn: '2027-09-30', closesOn: '2027-10-02' };
      expect((await club.as(admin).post('admin/settings/seasons', overlapping)).body).toMatchObject({
        status: 409,
        code: 'SEASONS_OVERLAP',
        fields: { opensOn: 'Razdoblja se preklapaju: Proljeće (10.04.2027. – 30.09.2027.).' },
      });
      const before = { name: 'Turnir', opensOn: '2027-04-06', closesOn: '2027-04-10' };
      expect((await club.as(admin).post('admin/settings/seasons', before)).body).toMatchObject({
        status: 409,
        code: 'SEASONS_OVERLAP',
        fields: { closesOn: expect.stringContaining('Proljeće') },
      });
      const [first] = (await settings()).seasons;
      expect(first?.name).toBe('Proljeće');
      const renamed = await club
        .as(admin)
        .put(`admin/settings/seasons/${first?.id}`, { ...spring, name: 'Ljeto 2027.' });
      expect([renamed.status, renamed.body.message]).toEqual([200, 'Spremljeno je: Ljeto 2027.']);
      expect(await lastAction()).toMatchObject({ before: { Naziv: 'Proljeće' }, after: { Naziv: 'Ljeto 2027.' } });
      expect((await club.as(admin).delete(`admin/settings/seasons/${first?.id}`)).status).toBe(200);
      expect((await settings()).seasons.map(({ name }) => name)).toEqual(['Zima']);
      expect((await club.as(admin).delete(`admin/settings/seasons/${first?.id}`)).body.code).toBe('SEASON_UNKNOWN');
    });

    test('a slot with bookings cannot be hidden, a free one can, once, and shown again', async () => {
      await book(3, 2, '2026-11-21');
      await book(17, 2, '2026-11-21');
      const slot = { teren: 1, vrijemeTermina: '09:30', from: null };
      expect((await club.as(admin).post('admin/settings/hidden-slots', slot)).body).toMatchObject({
        code: 'SLOT_BOOKED',
        reservations: [{ vrijemeTermina: '09:30:00' }],
      });

      const later = { teren: 1, vrijemeTermina: '20:00', from: '2026-12-01' };
      const hidden = await club.as(admin).post('admin/settings/hidden-slots', later);
      expect(hidden.status).toBe(200);
      // The answer was lost.
      const again = await club.as(admin).post('admin/settings/hidden-slots', later);
      expect([again.status, again.body]).toEqual([200, hidden.body]);
      const otherwise = { ...later, from: '2099-01-01' };
      expect((await club.as(admin).post('admin/settings/hidden-slots', otherwise)).body.code).toBe(
        'SLOT_HIDDEN_ALREADY',
      );
      const rule = (await settings()).hiddenSlots.find(({ teren }) => teren === 1);
      const hideNow = () => club.as(admin).put(`admin/settings/hidden-slots/${rule?.id}`, { ...later, from: null });
      expect((await hideNow()).body).toMatchObject({
        status: 409,
        code: 'SLOT_BOOKED',
        reservations: [{ vrijemeTermina: '20:00:00' }],
      });
      await bookings.cancel(ana.id, { slotId: 17, index: 2, date: '2026-11-21' });
      expect((await hideNow()).status).toBe(200);
      await expect(book(17, 2, '2026-11-21')).rejects.toMatchObject({ code: 'SLOT_HIDDEN' });
      expect((await club.as(admin).delete(`admin/settings/hidden-slots/${rule?.id}`)).status).toBe(200);
      await book(17, 2, '2026-11-21');
    });

    test('a changed rule keeps its slot: another court or time is refused by its field', async () => {
      const before = (await settings()).hiddenSlots;
      const { id, ...same } = before[0] ?? { id: 0, teren: 0, vrijemeTermina: '' };
      for (const [field, other] of Object.entries({ teren: 3 - same.teren, vrijemeTermina: '08:00' })) {
        const refused = await club
          .as(admin)
          .put(`admin/settings/hidden-slots/${id}`, { ...same, [field]: other, from: null });
        expect([refused.status, refused.body.code]).toEqual([400, 'HIDDEN_SLOT_FIXED']);
        expect(Object.keys(refused.body.fields)).toEqual([field]);
      }
      expect((await settings()).hiddenSlots).toEqual(before);
    });

    test('a slot that was played today can be hidden', async () => {
      club.clock.set('2026-11-20T06:00:00Z');
      await book(3, 1, '2026-11-20');
      const slot = { teren: 1, vrijemeTermina: '09:30', from: null };
      expect((await club.as(admin).post('admin/settings/hidden-slots', slot)).body.code).toBe('SLOT_BOOKED');
      club.clock.set('2026-11-20T09:00:00Z');
      expect((await club.as(admin).post('admin/settings/hidden-slots', slot)).status).toBe(200);
    });

    test('the booking rules apply from now on, are in the action log, and existing bookings stay', async () => {
      await book(3, 2, '2026-11-21');
      expect((await club.as(admin).put('admin/settings/fair-use', RULES)).status).toBe(200);
      expect((await settings()).fairUse).toEqual(RULES);
      expect(await lastAction()).toMatchObject({
        action: 'Pravila rezerviranja',
        before: { 'Otvorene prijateljske': 'bez ograničenja' },
        after: { 'Otvorene prijateljske': '1', 'Član u isto vrijeme može imati samo jedan teren': 'da' },
      });
      await expect(book(5, 2, '2026-11-21')).rejects.toMatchObject({ code: 'OPEN_LIMIT' });
    });

    test('landing dates change and are in the action log', async () => {
      expect(
        (await club.as(admin).put('admin/settings/landing-dates', { ...LANDING, leagueUntil: '09-15' })).status,
      ).toBe(200);
      expect((await settings()).landingDates.leagueUntil).toBe('09-15');
      expect(await lastAction()).toMatchObject({ action: 'Datumi naslovnice', after: { 'Liga do': '15.09.' } });
    });

    test('the hidden years of the finances are preset by the specification, and can be set', async () => {
      expect((await settings()).hiddenFinanceYears).toEqual([2019, 2020, 2022]);
      const answer = await club.as(admin).put('admin/settings/hidden-finance-years', { years: [2020, 2017, 2020] });
      expect([answer.status, answer.body.message]).toEqual([200, 'Skrivene godine su spremljene.']);
      expect((await settings()).hiddenFinanceYears).toEqual([2017, 2020]);
      expect(await lastAction()).toMatchObject({
        before: { Skriveno: '2019., 2020., 2022.' },
        after: { Skriveno: '2017., 2020.' },
      });
    });
  });
});
