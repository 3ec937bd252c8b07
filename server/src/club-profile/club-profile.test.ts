import { type ClubProfile, PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { PRESET_TEXTS } from '@club/shared/contracts/club-texts';
import { LIVE_VERSIONS_HEADER } from '@club/shared/contracts/events';
import { eachEngine, type TestDatabase, withoutNotifications } from '../platform/database/testing';
import { openLiveHub } from '../platform/live';
import { openTestClub, type TestClub } from '../testing/test-club';
import { clubProfileRoutes, createClubProfiles, pageLook } from '.';
import { BLUE, openProfileClub, type ProfileClub } from './testing';

eachEngine((open, postgresTest) => {
  let at: ProfileClub;
  beforeEach(async () => {
    at = await openProfileClub(await open());
  });

  test('an unnamed club has the preset name and appearance', async () => {
    expect(await at.present()).toEqual(PRESET_CLUB);
  });

  test('a new name and new colours take effect at once, in the log, and in the other process', async () => {
    const live = await openLiveHub(at.club.db, () => undefined);
    const other = createClubProfiles({ ...at.club, live, report: console.error });
    expect((await at.save(BLUE)).json()).toEqual({ message: 'Ime i izgled kluba su spremljeni.' });
    expect(await at.present()).toEqual({ ...PRESET_CLUB, ...BLUE });
    const log = await at.club.app.inject({ url: '/api/admin/action-log', headers: at.admin.headers });
    expect(log.json().entries[0]).toMatchObject({
      action: 'Ime i izgled kluba',
      before: { Ime: 'Tenis Ivankovo', 'Glavna boja': '#b4532a' },
      after: { Ime: 'TK Vinkovci', 'Glavna boja': '#1a62b3' },
    });
    while (other.current().name !== 'TK Vinkovci') await new Promise((go) => setTimeout(go, 5));
    other.close();
  });

  describe('in a process that is not notified in time', () => {
    let other: TestClub;
    let refusing = false;
    const received = () => ({ [LIVE_VERSIONS_HEADER]: `club-day=${at.club.live.version('club-day')}` });
    beforeEach(async () => {
      const { handle } = at.club.db;
      const unnotified: TestDatabase = {
        ...withoutNotifications(at.club.db),
        handle: handle.withPlugin({
          transformQuery: ({ node }) => {
            if (refusing && JSON.stringify(node).includes('club_profile')) throw new Error('no');
            return node;
          },
          transformResult: async ({ result }) => result,
        }),
      };
      other = await openTestClub(unnotified, (parts) => {
        const own = createClubProfiles({ ...parts, report: () => undefined });
        return [clubProfileRoutes(own)];
      });
      await other.app.inject({ url: '/api/club-profile' });
    });
    afterEach(() => {
      refusing = false;
    });
    const name = async () => (await other.app.inject({ url: '/api/club-profile', headers: received() })).json().name;

    test('a page that knows of the new name gets it', async () => {
      await at.save(BLUE);
      expect(await name()).toBe('TK Vinkovci');
    });

    test('a read that failed is repeated for the next page', async () => {
      await at.save(BLUE);
      refusing = true;
      expect(await name()).toBe(PRESET_CLUB.name);
      refusing = false;
      expect(await name()).toBe('TK Vinkovci');
    });
  });

  test.each([
    [
      'name and colours',
      'club-profile',
      BLUE,
      ({ name, motto, primary, secondary }: ClubProfile) => ({ name, motto, primary, secondary }),
      { motto: 'Tenis' },
      'Ime: TK Vinkovci; Geslo: Tenis u parku; ',
    ],
    [
      'texts',
      'club-texts',
      { ...PRESET_TEXTS, officeName: 'Ivo' },
      ({ texts }: ClubProfile) => texts,
      { court1: 'Novi teren' },
      'Administrator: osoba: Ivo.',
    ],
  ] as const)(
    '%s that somebody else has saved meanwhile are not set back',
    async (_, path, theirs, read, mine, message) => {
      const put = (payload: object) =>
        at.club.app.inject({ method: 'PUT', url: `/api/admin/settings/${path}`, headers: at.admin.headers, payload });
      const seen = read(await at.present());
      // Sent again, because the answer was lost, it is logged once.
      for (const _time of [1, 2]) expect((await put({ ...theirs, seen })).statusCode).toBe(200);
      const log = await at.club.app.inject({ url: '/api/admin/action-log', headers: at.admin.headers });
      expect(log.json().entries).toHaveLength(1);
      const refused = await put({ ...seen, ...mine, seen });
      expect(refused.json()).toMatchObject({ status: 409, code: 'SETTING_CHANGED', current: theirs });
      expect(refused.json().message).toContain(message);
      expect(read(await at.present())).toEqual(theirs);
      expect((await put({ ...theirs, ...mine, seen: refused.json().current })).statusCode).toBe(200);
      expect(read(await at.present())).toEqual({ ...theirs, ...mine });
    },
  );

  test('an address that no message can be sent to is refused, a missing one is not', async () => {
    const put = (texts: object) =>
      at.club.app.inject({
        method: 'PUT',
        url: '/api/admin/settings/club-texts',
        headers: at.admin.headers,
        payload: { ...PRESET_TEXTS, ...texts },
      });
    const refused = await put({ friendlyEmail: 'termini(at)klub.hr', officeEmail: 'ured' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({
      friendlyEmail: 'Adresa e-pošte nije ispravna.',
      officeEmail: 'Adresa e-pošte nije ispravna.',
    });
    expect((await at.present()).texts).toEqual(PRESET_TEXTS);
    const saved = { friendlyEmail: '', officeEmail: 'ured@klub.hr' };
    expect((await put({ ...saved, officeEmail: ' ured@klub.hr ' })).statusCode).toBe(200);
    expect((await at.present()).texts).toEqual({ ...PRESET_TEXTS, ...saved });
  });

  // Reads of the embedded engine end in their order.
  postgresTest('a read that ends late does not bring back what a newer one has replaced', async () => {
    let release: (() => void) | undefined;
    const handle = at.club.db.handle.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!release) await new Promise<void>((go) => (release = go));
        return result;
      },
    });
    const both = createClubProfiles({ ...at.club, db: { ...at.club.db, handle }, report: console.error });
    const first = both.load();
    while (!release) await new Promise((go) => setTimeout(go, 1));
    await at.club.db.handle.updateTable('club_profile').set({ name: 'TK Đakovo' }).execute();
    await both.load();
    release();
    await first;
    expect(both.current().name).toBe('TK Đakovo');
    both.close();
  });

  test('texts take effect at once; the log lists the changes', async () => {
    const put = (payload: object) =>
      at.club.app.inject({ method: 'PUT', url: '/api/admin/settings/club-texts', headers: at.admin.headers, payload });
    const texts = { ...PRESET_TEXTS, courts: 'Jedan betonski i jedan travnati teren', officeName: 'Vesna Horvat' };
    expect((await put({ ...texts, place: ' ' })).json().fields).toEqual({ place: 'Upišite tekst.' });
    expect((await put(texts)).json()).toEqual({ message: 'Tekstovi su spremljeni.' });
    expect(await at.present()).toEqual({ ...PRESET_CLUB, texts });
    expect(pageLook(at.profiles.current()).about).toBe('Jedan betonski i jedan travnati teren, termini od 90 minuta.');
    const log = await at.club.app.inject({ url: '/api/admin/action-log', headers: at.admin.headers });
    expect(log.json().entries[0]).toMatchObject({
      action: 'Tekstovi kluba',
      before: { Tereni: 'Dva zemljana terena' },
      after: { Tereni: 'Jedan betonski i jedan travnati teren', 'Administrator: osoba': 'Vesna Horvat' },
    });
    const member = await at.club.addMember();
    const refused = {
      method: 'PUT',
      url: '/api/admin/settings/club-texts',
      headers: member.headers,
      payload: texts,
    } as const;
    expect((await at.club.app.inject(refused)).statusCode).toBe(403);
  });

  test.each([
    [{ ...BLUE, name: '  ' }, { name: 'Unesite ime kluba.' }],
    [{ ...BLUE, primary: 'blue' }, { primary: 'Boja mora biti u obliku #rrggbb.' }],
    [
      { ...BLUE, secondary: '#ffcc00' },
      { secondary: 'Boja je presvijetla: bijeli tekst na njoj mora imati omjer kontrasta barem 4,5 : 1.' },
    ],
  ])('%j is refused', async (profile, fields) => {
    const answer = await at.save(profile);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
    expect(await at.present()).toEqual(PRESET_CLUB);
  });
});
