import { type ClubProfile, clubLogo, LOGO_BYTES, PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { PRESET_TEXTS } from '@club/shared/contracts/club-texts';
import { LIVE_VERSIONS_HEADER } from '@club/shared/contracts/events';
import Fastify from 'fastify';
import sharp from 'sharp';
import { actionLogRoutes } from '../action-log';
import type { Database } from '../platform/database';
import { eachEngine, withoutNotifications } from '../platform/database/testing';
import { openLiveHub } from '../platform/live';
import { openCourtsForTests } from '../testing/club-services';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { type ClubProfiles, clubFiles, clubProfileRoutes, createClubProfiles, noticeIcon, pageLook, siteLook } from '.';

const BLUE = { name: 'TK Vinkovci', motto: 'Tenis u parku', primary: '#1a62b3', secondary: '#134a88' };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1a62b3' } });

eachEngine((open) => {
  let club: TestClub;
  let admin: TestMember;
  let profiles: ClubProfiles;
  beforeEach(async () => {
    const db = await open();
    await openCourtsForTests(db, { opensOn: '2026-01-01', closesOn: '2026-12-31' });
    club = await openTestClub(db, (parts) => {
      profiles = createClubProfiles({ ...parts, db, report: console.error });
      return [clubProfileRoutes(profiles), actionLogRoutes(db)];
    });
    await profiles.load();
    admin = await club.addMember({ roles: ['ADMIN'] });
  });
  afterEach(() => club.close());

  const present = async (): Promise<ClubProfile> => (await club.app.inject({ url: '/api/club-profile' })).json();
  const save = (payload: object) =>
    club.app.inject({ method: 'PUT', url: '/api/admin/settings/club-profile', headers: admin.headers, payload });
  const upload = (payload: Buffer) =>
    club.app.inject({
      method: 'PUT',
      url: '/api/admin/settings/club-logo',
      headers: { ...admin.headers, 'content-type': 'application/octet-stream' },
      payload,
    });
  const files = async () => {
    const app = Fastify();
    await app.register(clubFiles(profiles));
    return (url: string) => app.inject({ url });
  };

  test('an unnamed club has the preset name and appearance', async () => {
    expect(await present()).toEqual(PRESET_CLUB);
  });

  test('a new name and new colours take effect at once, in the log, and in the other process', async () => {
    const live = await openLiveHub(club.database, () => undefined);
    const other = createClubProfiles({ ...club, db: club.database, live, report: console.error });
    expect((await save(BLUE)).json()).toEqual({ message: 'Ime i izgled kluba su spremljeni.' });
    expect(await present()).toEqual({ ...PRESET_CLUB, ...BLUE });
    const log = await club.app.inject({ url: '/api/admin/action-log', headers: admin.headers });
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
    const received = () => ({ [LIVE_VERSIONS_HEADER]: `club-day=${club.live.version('club-day')}` });
    beforeEach(async () => {
      const { handle } = club.database;
      const unnotified: Database = {
        ...withoutNotifications(club.database),
        handle: handle.withPlugin({
          transformQuery: ({ node }) => {
            if (refusing && JSON.stringify(node).includes('club_profile')) throw new Error('no');
            return node;
          },
          transformResult: async ({ result }) => result,
        }),
      };
      other = await openTestClub(unnotified, (parts) => {
        const own = createClubProfiles({ ...parts, db: unnotified, report: () => undefined });
        return [clubProfileRoutes(own)];
      });
      await other.app.inject({ url: '/api/club-profile' });
    });
    afterEach(async () => {
      refusing = false;
      await other.close();
    });
    const name = async () => (await other.app.inject({ url: '/api/club-profile', headers: received() })).json().name;

    test('a page that knows of the new name gets it', async () => {
      await save(BLUE);
      expect(await name()).toBe('TK Vinkovci');
    });

    test('a reading that failed is repeated for the next page', async () => {
      await save(BLUE);
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
      'Ime TK Vinkovci; Geslo Tenis u parku; ',
    ],
    [
      'texts',
      'club-texts',
      { ...PRESET_TEXTS, officeName: 'Ivo' },
      ({ texts }: ClubProfile) => texts,
      { court1: 'Novi teren' },
      'Administrator: osoba Ivo.',
    ],
  ] as const)(
    '%s that somebody else has saved meanwhile are not set back',
    async (_, path, theirs, read, mine, message) => {
      const put = (payload: object) =>
        club.app.inject({ method: 'PUT', url: `/api/admin/settings/${path}`, headers: admin.headers, payload });
      const seen = read(await present());
      expect((await put({ ...theirs, seen })).statusCode).toBe(200);
      const refused = await put({ ...seen, ...mine, seen });
      expect(refused.json()).toMatchObject({ status: 409, code: 'SETTING_CHANGED', current: theirs });
      expect(refused.json().message).toContain(message);
      expect(read(await present())).toEqual(theirs);
      expect((await put({ ...theirs, ...mine, seen: refused.json().current })).statusCode).toBe(200);
      expect(read(await present())).toEqual({ ...theirs, ...mine });
    },
  );

  test('a reading that ends late does not bring back what a newer one has replaced', async () => {
    // One session: readings of the embedded engine end in their order.
    if (club.database.engine === 'embedded') return;
    let release: (() => void) | undefined;
    const handle = club.database.handle.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!release) await new Promise<void>((go) => (release = go));
        return result;
      },
    });
    const both = createClubProfiles({ ...club, db: { ...club.database, handle }, report: console.error });
    const first = both.load();
    while (!release) await new Promise((go) => setTimeout(go, 1));
    await club.database.handle.updateTable('club_profile').set({ name: 'TK Đakovo' }).execute();
    await both.load();
    release();
    await first;
    expect(both.current().name).toBe('TK Đakovo');
    both.close();
  });

  test('texts take effect at once; the log lists the changes', async () => {
    const put = (payload: object) =>
      club.app.inject({ method: 'PUT', url: '/api/admin/settings/club-texts', headers: admin.headers, payload });
    const texts = { ...PRESET_TEXTS, courts: 'Jedan betonski i jedan travnati teren', officeName: '' };
    expect((await put({ ...texts, place: ' ' })).json().fields).toEqual({ place: 'Upišite tekst.' });
    expect((await put(texts)).json()).toEqual({ message: 'Tekstovi su spremljeni.' });
    expect(await present()).toEqual({ ...PRESET_CLUB, texts });
    expect(pageLook(profiles.current()).about).toBe('Jedan betonski i jedan travnati teren, termini od 90 minuta.');
    const log = await club.app.inject({ url: '/api/admin/action-log', headers: admin.headers });
    expect(log.json().entries[0]).toMatchObject({
      action: 'Tekstovi kluba',
      before: { Tereni: 'Dva zemljana terena', 'Administrator: osoba': 'Zvonimir Matić' },
      after: { Tereni: 'Jedan betonski i jedan travnati teren' },
    });
    const member = await club.addMember();
    const refused = {
      method: 'PUT',
      url: '/api/admin/settings/club-texts',
      headers: member.headers,
      payload: texts,
    } as const;
    expect((await club.app.inject(refused)).statusCode).toBe(403);
  });

  test('a form of an earlier release, without the brand of the balls, does not clear it', async () => {
    const put = (payload: object) =>
      club.app.inject({ method: 'PUT', url: '/api/admin/settings/club-texts', headers: admin.headers, payload });
    const { balls: _, ...known } = PRESET_TEXTS;
    expect((await put({ ...PRESET_TEXTS, balls: 'Head Tour', seen: PRESET_TEXTS })).statusCode).toBe(200);
    expect((await put({ ...known, court1: 'Novi teren', seen: known })).statusCode).toBe(200);
    expect((await present()).texts).toEqual({ ...PRESET_TEXTS, balls: 'Head Tour', court1: 'Novi teren' });
  });

  test('a push shows the logo, and the preset picture without one', () => {
    expect(noticeIcon({ logo: null })).toBe('/assets/icon-192.png');
    expect(noticeIcon({ logo: '0123456789ab' })).toBe('/club/logo-0123456789ab-192.png');
  });

  test.each([
    [{ ...BLUE, name: '  ' }, { name: 'Unesite ime kluba.' }],
    [{ ...BLUE, primary: 'blue' }, { primary: 'Boja mora biti u obliku #rrggbb.' }],
    [
      { ...BLUE, secondary: '#ffcc00' },
      { secondary: 'Boja je presvijetla: bijeli tekst na njoj mora imati omjer kontrasta barem 4,5 : 1.' },
    ],
  ])('%j is refused', async (profile, fields) => {
    const answer = await save(profile);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
    expect(await present()).toEqual(PRESET_CLUB);
  });

  test('a logo is stored as squares whose address changes with it', async () => {
    expect((await upload(await picture(300, 100).png().toBuffer())).json()).toEqual({
      message: 'Znak kluba je spremljen.',
    });
    const first = (await present()).logo ?? '';
    const get = await files();
    const shown = await get(clubLogo(first, 192));
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 192, height: 192, format: 'png' });
    expect((await get(clubLogo(first, 192).replace('192', '191'))).statusCode).toBe(404);

    await upload(await picture(50, 50).jpeg().toBuffer());
    expect((await present()).logo).not.toBe(first);
    expect((await get(clubLogo(first, 192))).statusCode).toBe(404);

    await club.app.inject({ method: 'DELETE', url: '/api/admin/settings/club-logo', headers: admin.headers });
    expect((await present()).logo).toBeNull();
  });

  test.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 400],
    ['half a picture', undefined, 400],
    ['too many bytes', Buffer.alloc(LOGO_BYTES + 1), 413],
  ])('%s is no logo', async (_what, bytes, status) => {
    const half = async () => (await picture(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5_000);
    expect((await upload(bytes ?? (await half()))).statusCode).toBe(status);
    expect((await present()).logo).toBeNull();
  });

  test('installed on a phone it has the club’s name, colour and logo', async () => {
    await save(BLUE);
    const get = await files();
    const manifest = async () => (await get('/manifest.webmanifest')).json();
    expect(await manifest()).toMatchObject({ name: 'TK Vinkovci', theme_color: '#1a62b3' });
    const [icon] = (await manifest()).icons;
    expect((await get(icon.src)).body).toContain('fill="#1a62b3"');
    await upload(await picture(64, 64).webp().toBuffer());
    const sources = (await manifest()).icons.map(({ src }: { src: string }) => src);
    for (const src of sources) expect((await get(src)).statusCode).toBe(200);
  });

  test('Keycloak’s pages, on another origin, may load its current colours and mark', async () => {
    const get = await files();
    const sheet = async () => {
      const answer = await get('/club/look.css');
      expect(answer.headers).toMatchObject({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'cross-origin',
      });
      return answer.body;
    };
    expect(await sheet()).toContain(`--main: ${PRESET_CLUB.primary};`);
    expect((await get('/club/icon')).headers.location).toBe('/club/icon-b4532a.svg');
    await save(BLUE);
    expect(await sheet()).toContain('--main: #1a62b3;');
    expect(await sheet()).not.toContain('url(');
    await upload(await picture(600, 600).png().toBuffer());
    const { logo } = await present();
    expect(await sheet()).toContain(`url('${clubLogo(logo ?? '', 96)}')`);
    const icon = await get('/club/icon');
    expect([icon.statusCode, (await get(icon.headers.location ?? '')).statusCode]).toEqual([302, 200]);
  });

  test('pages before the first script show it too', async () => {
    await save(BLUE);
    await upload(await picture(64, 64).png().toBuffer());
    const { logo } = await present();
    expect(pageLook(profiles.current())).toMatchObject({ name: 'TK Vinkovci', main: '#1a62b3', dark: '#134a88' });
    expect(siteLook(profiles.current())).toMatchObject({ name: 'TK Vinkovci', icon: clubLogo(logo ?? '', 96) });
  });
});
