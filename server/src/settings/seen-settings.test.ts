import type { Settings } from '@club/shared/contracts/settings';
import { writePresets } from '../court-plan';
import type { Tx } from '../platform/database';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { queueBehindLock } from '../testing/concurrently';
import type { TestClub, TestMember } from '../testing/test-club';
import { openSettingsForTests } from './testing';

const SEASON = { name: 'Zima', opensOn: '2026-10-01', closesOn: '2027-04-04' };
const PRICES = { validFrom: '2027-01-01', dayPrice: 8, nightPrice: 12, nightFrom: '16:30:00', packages: [] };

interface Case {
  /** The path of the setting, and its values in `Settings`. */
  readonly of: (settings: Settings) => [path: string, seen: object];
  readonly theirs: object;
  readonly mine: object;
  /** What the refusal's message contains about `theirs`. */
  readonly message: string;
}

const CASES: Record<string, Case> = {
  season: {
    of: ({ seasons: [season] }) => [`seasons/${season?.id}`, season as object],
    theirs: { ...SEASON, closesOn: '2026-12-20' },
    mine: { ...SEASON, name: 'Zima 2026./27.' },
    message: 'Zatvara: 20.12.2026.',
  },
  'price list': {
    of: ({ priceLists: [list] }) => [`price-lists/${list?.id}`, list as object],
    theirs: { ...PRICES, dayPrice: 9 },
    mine: { ...PRICES, nightFrom: '17:00' },
    message: 'Dnevni termin: 9,00\u00a0€.',
  },
  'hidden slot': {
    of: ({ hiddenSlots: [rule] }) => [`hidden-slots/${rule?.id}`, rule as object],
    theirs: { from: '2026-12-24' },
    mine: { from: '2027-01-07' },
    message: 'Skriven: od 24.12.2026.',
  },
  'booking rules': {
    of: ({ fairUse }) => ['fair-use', fairUse as object],
    theirs: { openFriendly: 1 },
    mine: { perWeek: 5 },
    message: 'Otvorene prijateljske: 1.',
  },
  'landing dates': {
    of: ({ landingDates }) => ['landing-dates', landingDates],
    theirs: { leagueUntil: '09-15' },
    mine: { registrationFrom: '02-15' },
    message: 'Liga do: 15.09.',
  },
  'hidden years': {
    of: ({ hiddenFinanceYears: years }) => ['hidden-finance-years', { years }],
    theirs: { years: [2017, 2019] },
    mine: { years: [2018] },
    message: 'Skriveno: 2017., 2019.',
  },
};

interface Removed {
  /** The change by somebody else, if not that of `CASES`. */
  readonly theirs?: object;
  /** What the question about the deletion shows, as the query contains it. */
  readonly shown: (saved: object) => object;
  readonly gone: string;
}

const picked = (saved: object, ...names: string[]) => Object.entries(saved).filter(([name]) => names.includes(name));

const REMOVED: Record<string, Removed> = {
  season: {
    theirs: { name: 'Ljeto', opensOn: '2027-04-10', closesOn: '2027-09-30' },
    shown: (saved) => Object.fromEntries(picked(saved, 'name', 'opensOn', 'closesOn')),
    gone: 'SEASON_UNKNOWN',
  },
  'price list': {
    shown: (saved) =>
      Object.fromEntries(
        picked(saved, ...Object.keys(PRICES)).map(([name, value]) => [
          name,
          name === 'packages' ? JSON.stringify(value) : value,
        ]),
      ),
    gone: 'PRICE_LIST_UNKNOWN',
  },
  'hidden slot': {
    shown: (saved) => Object.fromEntries(picked(saved, 'from').map(([name, from]) => [name, from ?? ''])),
    gone: 'HIDDEN_SLOT_UNKNOWN',
  },
};

/** Holds the topics, one of which every change of a setting announces as its last step. */
const holdTopics = (tx: Tx) =>
  tx
    .insertInto('live_version')
    .values(['club-day', 'finances', 'pricing'].map((topic) => ({ topic, version: 1 })))
    .onConflict((on) => on.column('topic').doUpdateSet({ version: (of) => of.ref('live_version.version') }))
    .execute();

eachEngine((open) => {
  let database: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeEach(async () => {
    database = await open();
    ({ club } = await openSettingsForTests(database, '2026-11-20T08:00:00Z'));
    await database.transaction((tx) => writePresets(tx, '2026-11-20', SEASON));
    admin = await club.addMember({ roles: ['ADMIN'] });
    await club.as(admin).post('admin/settings/price-lists', PRICES);
  });

  const changes = async () => (await database.handle.selectFrom('action_log').select('id').execute()).length;
  const settings = async (): Promise<Settings> => (await club.as(admin).get('admin/settings')).body;

  test.each(Object.keys(CASES))(
    'a form of the %s that was opened before somebody else saved is refused with what is saved now',
    async (name) => {
      const { of, theirs, mine, message } = CASES[name] as Case;
      const [path, seen] = of(await settings());
      const save = (values: object, more: object = {}) =>
        club.as(admin).put(`admin/settings/${path}`, { ...seen, ...values, ...more });
      expect((await save(theirs, { seen })).status).toBe(200);
      const saved = await settings();

      const refused = await save(mine, { seen });
      expect(refused.body).toMatchObject({ status: 409, code: 'SETTING_CHANGED', current: theirs });
      expect(refused.body.message).toContain(`spremio: ${message} `);
      expect(await settings()).toEqual(saved);

      // The answer to what was saved already may have been lost.
      const logged = await changes();
      expect((await save(theirs, { seen })).status).toBe(200);
      expect(await changes()).toBe(logged);
      expect((await save(mine, { seen: refused.body.current })).status).toBe(200);
      // A page of the release before does not send what it has seen.
      expect((await save(theirs)).status).toBe(200);
      expect(await settings()).toEqual(saved);
    },
  );

  test.each(Object.keys(CASES))('of two forms of the %s that are saved at once, one is refused', async (name) => {
    const { of, theirs, mine } = CASES[name] as Case;
    const [path, seen] = of(await settings());
    const works = [theirs, mine].map((values) => async () => {
      const answer = await club.as(admin).put(`admin/settings/${path}`, { ...seen, ...values, seen });
      if (answer.status !== 200) throw answer.body;
    });
    expect(await queueBehindLock(database, holdTopics, ...works)).toEqual(['done', 'SETTING_CHANGED']);
  });

  const removal = (path: string, shown: object) =>
    club.as(admin).delete(`admin/settings/${path}?${new URLSearchParams({ ...shown })}`);

  test.each(Object.keys(REMOVED))(
    'a question about deleting the %s that was opened before somebody else saved deletes nothing',
    async (name) => {
      const { of, theirs } = CASES[name] as Case;
      const { shown, gone } = REMOVED[name] as Removed;
      const [path, seen] = of(await settings());
      const saves = REMOVED[name]?.theirs ?? theirs;
      expect((await club.as(admin).put(`admin/settings/${path}`, { ...seen, ...saves })).status).toBe(200);
      const saved = await settings();
      const refused = await removal(path, shown(seen));
      expect(refused.body).toMatchObject({
        status: 409,
        code: 'SETTING_CHANGED',
        message:
          'Drugi je administrator u međuvremenu promijenio tu postavku. Vaša radnja nije provedena; provjerite što sada vrijedi.',
        current: saves,
      });
      expect(await settings()).toEqual(saved);

      expect((await removal(path, shown(refused.body.current))).status).toBe(200);
      expect((await removal(path, {})).body.code).toBe(gone);
    },
  );

  test.each([
    { validFrom: '2027-03-01' },
    { dayPrice: 8.5 },
    { nightPrice: 0 },
    { nightFrom: '17:00:00' },
    { packages: [{ packageName: 'Paket č', price: 60.5, includedDaySlots: 10, includedNightSlots: 0 }] },
  ])('a price list is deleted only with the values that the question has shown: %j', async (theirs) => {
    const { of } = CASES['price list'] as Case;
    const { shown } = REMOVED['price list'] as Removed;
    const [path, seen] = of(await settings());
    expect((await club.as(admin).put(`admin/settings/${path}`, { ...seen, ...theirs })).status).toBe(200);
    const refused = await removal(path, shown(seen));
    expect(refused.body).toMatchObject({ code: 'SETTING_CHANGED', current: theirs });
    expect((await removal(path, shown(refused.body.current))).status).toBe(200);
  });

  test('a page of the release before deletes without a comparison', async () => {
    for (const name of Object.keys(REMOVED)) {
      const [path] = (CASES[name] as Case).of(await settings());
      expect((await removal(path, {})).status).toBe(200);
    }
  });

  test('a deletion that waits for somebody else’s change of the season is refused after it', async () => {
    const { of, theirs } = CASES.season as Case;
    const [path, seen] = of(await settings());
    const change = async () => club.as(admin).put(`admin/settings/${path}`, theirs);
    const remove = async () => {
      const answer = await removal(path, (REMOVED.season as Removed).shown(seen));
      if (answer.status !== 200) throw answer.body;
    };
    expect(await queueBehindLock(database, holdTopics, change, remove)).toEqual(['done', 'SETTING_CHANGED']);
  });

  test.each(['seasons/1?closesOn=sutra', 'price-lists/1?validFrom=', 'hidden-slots/1?from=uvijek'])(
    'what a question has shown is checked: %s',
    async (path) => {
      const answer = await club.as(admin).delete(`admin/settings/${path}`);
      expect(answer.status).toBe(400);
      expect(Object.values(answer.body.fields)).toEqual(['Odaberite ispravan datum.']);
    },
  );

  test.each([
    ['dayPrice=osam', 'Cijena mora biti broj.'],
    ['packages=paket', 'Paketi moraju biti popis.'],
    ['packages={}', 'Paketi moraju biti popis.'],
    ['packages=[{}]', expect.any(String)],
  ])('what a question about a price list has shown is checked: %s', async (query, message) => {
    const answer = await club.as(admin).delete(`admin/settings/price-lists/1?${query}`);
    expect([answer.status, Object.values(answer.body.fields)[0]]).toEqual([400, message]);
  });

  test('what was seen is checked like the rest of the body', async () => {
    const [path] = (CASES.season as Case).of(await settings());
    const answer = await club
      .as(admin)
      .put(`admin/settings/${path}`, { ...SEASON, seen: { ...SEASON, closesOn: 'jučer' } });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['seen.closesOn']]);
  });
});
