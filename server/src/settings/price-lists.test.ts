import type { Settings } from '@club/shared/contracts/settings';
import type { createBookings } from '../bookings';
import { writePresets } from '../court-plan';
import { eachEngine } from '../platform/database/testing';
import { bookingAs } from '../testing/club-services';
import type { TestClub, TestMember } from '../testing/test-club';
import { openSettingsForTests } from './testing';

const SEASON = { name: 'Zima', opensOn: '2026-10-01', closesOn: '2027-04-04' };
const PRICES = { validFrom: '2027-01-01', dayPrice: 8.5, nightPrice: 12, nightFrom: '16:30', packages: [] };

eachEngine((open) => {
  let club: TestClub;
  let bookings: ReturnType<typeof createBookings>;
  let admin: TestMember;
  let ana: TestMember;
  beforeEach(async () => {
    const database = await open();
    ({ club, bookings } = await openSettingsForTests(database, '2026-11-20T08:00:00Z'));
    await database.transaction((tx) => writePresets(tx, '2026-11-20', SEASON));
    admin = await club.addMember({ roles: ['ADMIN'] });
    ana = await club.addMember({ firstName: 'Ana', lastName: 'Kovač' });
  });

  const lists = async (): Promise<Settings['priceLists']> =>
    (await club.as(admin).get('admin/settings')).body.priceLists;
  const lastAction = async () => (await club.as(admin).get('admin/action-log')).body.entries[0];
  const { book, balance } = bookingAs(() => ({ db: club.db, bookings, memberId: ana.id }));

  test('a price list from today on applies to new bookings; earlier bookings keep the old price', async () => {
    await book(1, 2, '2026-11-21');
    club.clock.set('2026-11-20T08:05:00Z');
    const wrong = { ...PRICES, dayPrice: 85, validFrom: '2026-11-20' };
    expect((await club.as(admin).post('admin/settings/price-lists', wrong)).status).toBe(200);
    const [mistyped] = await lists();
    expect(mistyped).toMatchObject({ dayPrice: 85, editable: true, inForce: true });
    const right = { ...wrong, dayPrice: 8.5 };
    expect((await club.as(admin).put(`admin/settings/price-lists/${mistyped?.id}`, right)).status).toBe(200);
    await book(3, 2, '2026-11-21');
    expect(await balance()).toBe(-700 - 850);
    const [inForce] = await lists();
    expect(inForce).toMatchObject({ dayPrice: 8.5, editable: false, inForce: true });
    const changed = { ...PRICES, validFrom: '2026-12-01' };
    expect((await club.as(admin).put(`admin/settings/price-lists/${inForce?.id}`, changed)).body.code).toBe(
      'PRICE_LIST_IN_FORCE',
    );

    expect((await club.as(admin).post('admin/settings/price-lists', PRICES)).status).toBe(200);
    const other = { ...PRICES, dayPrice: 9 };
    expect((await club.as(admin).post('admin/settings/price-lists', other)).body).toMatchObject({
      code: 'PRICE_LIST_EXISTS',
      fields: { validFrom: expect.any(String) },
    });
    const [future] = await lists();
    const packages = [{ packageName: 'Paket 5', price: 30, includedDaySlots: 5, includedNightSlots: 0 }];
    expect((await club.as(admin).put(`admin/settings/price-lists/${future?.id}`, { ...PRICES, packages })).status).toBe(
      200,
    );
    expect((await lists())[0]?.packages).toEqual(packages);
    expect(await lastAction()).toMatchObject({
      before: { 'Vrijedi od': '01.01.2027.', Paketi: 'nema' },
      after: { 'Vrijedi od': '01.01.2027.', Paketi: 'Paket 5 30,00\u00a0€ (dnevni 5, noćni 0)' },
    });
    expect((await club.as(admin).delete(`admin/settings/price-lists/${future?.id}`)).status).toBe(200);
    expect(await lists()).toHaveLength(2);
  });

  test('a price list that is sent again, because the answer was lost, is saved and logged once', async () => {
    const packages = [{ packageName: 'Paket 5', price: 30, includedDaySlots: 5, includedNightSlots: 0 }];
    const list = { ...PRICES, packages };
    const add = () => club.as(admin).post('admin/settings/price-lists', list);
    const first = await add();
    expect(first.status).toBe(200);
    expect((await add()).body).toEqual(first.body);
    expect(await lists()).toHaveLength(2);
    expect((await club.as(admin).get('admin/action-log')).body.entries).toHaveLength(1);
  });

  test('a future price list by which somebody has booked cannot be changed or removed; another one can until its day is over', async () => {
    const [soon, later] = ['2026-11-22', '2026-11-23'].map((validFrom) => ({ ...PRICES, validFrom })) as [
      object,
      object,
    ];
    await club.as(admin).post('admin/settings/price-lists', soon);
    await club.as(admin).post('admin/settings/price-lists', later);
    expect((await lists()).map(({ editable }) => editable)).toEqual([true, true, false]);
    await book(3, 3, '2026-11-22');
    expect((await lists()).map(({ editable }) => editable)).toEqual([true, false, false]);
    const [free, used] = await lists();
    const expectInForce = async (id: number | undefined, validFrom: string, reason: string) => {
      const cheaper = { ...PRICES, dayPrice: 1, validFrom };
      for (const answer of [
        await club.as(admin).put(`admin/settings/price-lists/${id}`, cheaper),
        await club.as(admin).delete(`admin/settings/price-lists/${id}`),
      ]) {
        expect(answer.body).toMatchObject({
          ...{ status: 409, code: 'PRICE_LIST_IN_FORCE' },
          message: `${reason}, pa se više ne mijenja. Dodajte novi.`,
        });
      }
    };
    await expectInForce(used?.id, '2026-11-22', 'Po tom se cjeniku već rezerviralo');
    expect((await club.as(admin).delete(`admin/settings/price-lists/${free?.id}`)).status).toBe(200);
    await club.as(admin).post('admin/settings/price-lists', later);
    const [unused] = await lists();
    club.clock.set('2026-11-24T08:00:00Z');
    await expectInForce(unused?.id, '2026-11-24', 'Taj cjenik već vrijedi');
  });

  test('a list by which somebody has booked stays as it is, also when a later list takes over the day', async () => {
    await club.as(admin).post('admin/settings/price-lists', { ...PRICES, validFrom: '2026-11-22' });
    await book(3, 4, '2026-11-23');
    club.clock.set('2026-11-20T08:05:00Z');
    await club.as(admin).post('admin/settings/price-lists', { ...PRICES, validFrom: '2026-11-23' });
    const [free, used] = await lists();
    expect([free?.editable, used?.editable]).toEqual([true, false]);
    expect((await club.as(admin).delete(`admin/settings/price-lists/${used?.id}`)).body.code).toBe(
      'PRICE_LIST_IN_FORCE',
    );
    expect((await club.as(admin).delete(`admin/settings/price-lists/${free?.id}`)).status).toBe(200);
  });

  test('a list by which nobody has booked can be moved before a booking, and changed after that', async () => {
    await club.as(admin).post('admin/settings/price-lists', { ...PRICES, validFrom: '2026-12-22' });
    club.clock.set('2026-11-20T08:05:00Z');
    await book(3, 4, '2026-11-23');
    club.clock.set('2026-11-20T08:10:00Z');
    const moved = { ...PRICES, validFrom: '2026-11-22' };
    const [{ id } = { id: 0 }] = await lists();
    expect((await club.as(admin).put(`admin/settings/price-lists/${id}`, moved)).status).toBe(200);
    expect((await lists())[0]).toMatchObject({ validFrom: '2026-11-22', editable: true });
    expect((await club.as(admin).put(`admin/settings/price-lists/${id}`, { ...moved, dayPrice: 9 })).status).toBe(200);
    await book(4, 4, '2026-11-23');
    expect(await balance()).toBe(-700 - 900);
    expect((await club.as(admin).delete(`admin/settings/price-lists/${id}`)).body.code).toBe('PRICE_LIST_IN_FORCE');
  });
});
