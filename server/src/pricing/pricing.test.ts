import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openCourtsForTests } from '../testing/club-services';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { pricingRoutes } from './pricing.routes';
import { createPricing } from './pricing.service';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let ana: TestMember;
  beforeAll(async () => {
    db = await open();
    await openCourtsForTests(db, { opensOn: '2026-03-01', closesOn: '2026-11-30' });
    const dearer = { valid_from: '2026-09-01', day_cents: 850, night_cents: 1_250, night_from: '18:30' };
    await db.handle.insertInto('price_list').values(dearer).execute();
    club = await openTestClub(db, ({ clock }) => [pricingRoutes(createPricing({ db, clock }))]);
    ana = await club.addMember();
  });
  const priceList = async (now: string) => {
    club.clock.set(now);
    return (await club.app.inject({ url: '/api/organization-pricing', headers: ana.headers })).json();
  };

  test('the list in force, in euros, with its packages', async () => {
    const { organizationPricing, organizationPackages } = await priceList('2026-08-31T21:59:59Z');
    expect(organizationPricing).toEqual([
      { note: 'Dnevni termin', price: 7 },
      { note: 'Noćni termin (Teren 1, s rasvjetom, od 17:00)', price: 10 },
    ]);
    expect(organizationPackages[0]).toEqual({
      packageName: 'Paket 10',
      price: 60,
      includedDaySlots: 10,
      includedNightSlots: 0,
    });
  });

  test('the next list is announced, with the day on which it begins', async () => {
    expect((await priceList('2026-08-31T10:00:00Z')).upcoming).toEqual({
      validFrom: '2026-09-01',
      organizationPricing: [
        { note: 'Dnevni termin', price: 8.5 },
        { note: 'Noćni termin (Teren 1, s rasvjetom, od 18:30)', price: 12.5 },
      ],
      organizationPackages: [],
    });
  });

  test('the next list takes over on its first day, Zagreb time', async () => {
    expect(await priceList('2026-08-31T22:00:00Z')).toEqual({
      organizationPricing: [
        { note: 'Dnevni termin', price: 8.5 },
        { note: 'Noćni termin (Teren 1, s rasvjetom, od 18:30)', price: 12.5 },
      ],
      organizationPackages: [],
    });
  });

  test('without lights there is no night price', async () => {
    await db.handle.updateTable('court').set({ lighted: false }).execute();
    const { organizationPricing, upcoming } = await priceList('2026-06-01T10:00:00Z');
    expect(organizationPricing).toEqual([{ note: 'Dnevni termin', price: 7 }]);
    expect(upcoming.organizationPricing).toEqual([{ note: 'Dnevni termin', price: 8.5 }]);
  });

  test('before the first list nothing has a price, but it is announced', async () => {
    expect(await priceList('2020-01-01T10:00:00Z')).toMatchObject({
      organizationPricing: [],
      organizationPackages: [],
      upcoming: { organizationPricing: [{ price: 7 }] },
    });
  });
});
