import { sql } from 'kysely';
import { createBookings } from '../bookings';
import { courtClosureRoutes, createClosureList, createClosureReleases, createCourtClosures } from '../court-closures';
import type { Tx } from '../platform/database';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openCourtsForTests } from '../testing/club-services';
import { queueBehindLock } from '../testing/concurrently';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { writeNotices } from './inbox/write-notices';
import { unsubscribeLinks } from './keys/unsubscribe-links';
import { opponentNotice } from './kinds/notice-texts';
import { noticesForTests, TEST_KEYS } from './testing';

const RAIN = {
  from: '2026-07-11',
  to: '2026-07-11',
  courts: [1, 2],
  fromTime: null,
  toTime: null,
  reason: 'Kiša',
  preview: false,
};
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';
const SUBSCRIPTION = { endpoint: ENDPOINT, keys: { p256dh: 'key', auth: 'auth' } };

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let ana: TestMember;
  let iva: TestMember;
  let admin: TestMember;
  beforeAll(async () => {
    db = await open();
    await openCourtsForTests(db, { opensOn: '2026-03-01', closesOn: '2026-11-30' });
    club = await openTestClub(db, (given) => {
      const parts = given;
      return [
        ...noticesForTests(parts).calls,
        courtClosureRoutes({
          closing: createCourtClosures(parts),
          list: createClosureList(parts),
          releases: createClosureReleases(parts),
        }),
      ];
    });
  });
  beforeEach(async () => {
    await db.handle.deleteFrom('notice_delivery').execute();
    await db.handle.updateTable('member').set({ email: null }).execute();
    ana = await club.addMember({ email: 'ana@example.com' });
    iva = await club.addMember({ firstName: 'Iva' });
    admin = await club.addMember({ roles: ['ADMIN'] });
  });

  const list = async (who: TestMember) => (await club.as(who).get('notices')).body;
  const book = (who: TestMember, slotId: number) =>
    createBookings(club).book(who.id, { slotId, index: 2, date: '2026-07-11' }, { kind: 'FRIENDLY' });
  const closeForRain = async () => {
    expect((await club.as(admin).post('admin/court-closures', RAIN)).status).toBe(200);
  };
  const reopen = async () => {
    const { body } = await club.as(admin).get('admin/court-closures');
    for (const { id, phase } of body.content) {
      if (phase !== 'UNDONE') await club.as(admin).delete(`admin/court-closures/${id}`);
    }
  };
  afterEach(reopen);

  test('refuses notices of other members, and subscriptions of an unknown push service', async () => {
    expect(await club.as(ana).put('notices/999999/read', { isRead: true })).toMatchObject({
      status: 404,
      body: { code: 'NOTICE_UNKNOWN' },
    });
    const inside = { ...SUBSCRIPTION, endpoint: 'https://169.254.169.254/latest' };
    expect(await club.as(ana).post('push-subscriptions', inside)).toMatchObject({
      status: 400,
      body: { code: 'PUSH_SERVICE_UNKNOWN' },
    });
    const forged = await unsubscribeLinks({ ...TEST_KEYS, unsubscribeSecret: 'another' }).sign({
      memberId: ana.id,
      kind: 'OPPONENT',
    });
    const unknown = { status: 404, body: { code: 'LINK_INVALID' } };
    expect(await club.as().put('unsubscribe', { token: forged, email: false })).toMatchObject(unknown);
    expect(await club.as().get(`unsubscribe?token=${forged}`)).toMatchObject(unknown);
    expect((await club.as().get('unsubscribe')).status).toBe(400);
  });

  test('closing a court notifies only the members who had booked it; a read notice stays read', async () => {
    await book(ana, 3);
    await book(ana, 5);
    await book(admin, 7);
    await closeForRain();
    const { notices: made, unread } = await list(ana);
    expect(unread).toBe(2);
    expect(made[0]).toMatchObject({
      kind: 'COURT_CLOSED',
      title: 'Teren je zatvoren, vaša rezervacija je otkazana',
      path: '/my-reservations',
      isRead: false,
    });
    expect(made[0].body).toMatch(/^Otkazana je rezervacija 11\.07\.2026\. u .* Razlog: Kiša\. Ako je termin/);
    expect(await list(iva)).toMatchObject({ notices: [], unread: 0 });
    // The administrator who closes the court gets no notice.
    expect(await list(admin)).toMatchObject({ notices: [], unread: 0 });
    expect((await club.as(iva).put(`notices/${made[0].id}/read`, { isRead: true })).status).toBe(404);
    expect((await club.as(ana).put(`notices/${made[0].id}/read`, { isRead: true })).body.unread).toBe(1);
    expect((await club.as(ana).post('notices/read', { upTo: made[1].id })).body.unread).toBe(0);
  });

  test.each(['2147483648', '-1', 'x'])('a number that no notice can have is refused by its field: %s', async (id) => {
    const fields = async (answer: Promise<{ body: { fields?: object } }>) =>
      Object.keys((await answer).body.fields ?? {});
    expect(await fields(club.as(ana).get(`notices?before=${id}`))).toEqual(['before']);
    expect(await fields(club.as(ana).post('notices/read', { upTo: Number(id) }))).toEqual(['upTo']);
  });

  test('the bell lists twenty at a time; what is read in one tab is read in the others', async () => {
    const text = opponentNotice({ phase: '3. kolo', opponent: 'Babić M.', endDate: '2026-07-20' });
    const written = Array.from({ length: 21 }, (_, index) => ({ memberId: ana.id, event: `match ${index}`, text }));
    const write = (some: typeof written) => db.transaction((tx) => writeNotices(tx, club.live, club.clock.now(), some));
    await write(written.slice(0, 20));
    expect(await list(ana)).toMatchObject({ next: null, unread: 20 });
    await write(written.slice(20));
    const first = await list(ana);
    expect([first.notices.length, first.next]).toEqual([20, first.notices[19].id]);
    const rest = (await club.as(ana).get(`notices?before=${first.next}`)).body;
    expect([rest.notices.length, rest.next]).toEqual([1, null]);
    const versions = [first.version];
    const { body } = await club.as(ana).put(`notices/${first.notices[0].id}/read`, { isRead: true });
    expect(body.notices.map(({ isRead }: { isRead: boolean }) => isRead).lastIndexOf(true)).toBe(0);
    versions.push(body.version, (await club.as(ana).post('notices/read', { upTo: first.notices[0].id })).body.version);
    expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
    expect((await list(ana)).unread).toBe(0);
  });

  test('after a return to the previous release the bell also lists kinds that only the next release knows', async () => {
    const text = opponentNotice({ phase: '3. kolo', opponent: 'Babić M.', endDate: '2026-07-20' });
    const event = { memberId: ana.id, event: 'match of the next release', text };
    await db.transaction((tx) => writeNotices(tx, club.live, club.clock.now(), [event]));
    await sql`update notice set kind = 'OF_THE_NEXT_RELEASE' where member_id = ${ana.id}`.execute(db.handle);
    const { notices, unread } = await list(ana);
    expect([notices, unread]).toEqual([[expect.objectContaining({ title: text.title })], 1]);
  });

  test('kinds that are switched off in the app are not listed; e-mail is sent only to members with an address', async () => {
    await club.as(ana).put('notice-preferences', { kind: 'COURT_CLOSED', channel: 'APP', enabled: false });
    await book(ana, 3);
    await book(iva, 5);
    await closeForRain();
    expect((await list(ana)).notices).toEqual([]);
    expect((await list(iva)).notices).toHaveLength(1);
    const mails = (await club.as(admin).get('admin/sent-mail?state=WAITING')).body.mails;
    expect(mails.map(({ address }: { address: string }) => address)).toEqual(['ana@example.com']);
  });

  test('the e-mails of one member are found by name or address, with their state, page after page', async () => {
    const text = opponentNotice({ phase: '3. kolo', opponent: 'Babić M.', endDate: '2026-07-20' });
    const duro = await club.addMember({ firstName: 'Đuro', lastName: 'Šimić', email: 'posta@primjer.hr' });
    const others = Array.from({ length: 40 }, (_, index) => ({ memberId: ana.id, event: `match ${index}`, text }));
    const his = others.slice(0, 31).map((notice) => ({ ...notice, memberId: duro.id }));
    await db.transaction((tx) => writeNotices(tx, club.live, club.clock.now(), [...his, ...others]));
    const found = async (query: string) => (await club.as(admin).get(`admin/sent-mail?${query}`)).body;
    const first = await found('search=simic%20duro');
    expect(first.mails.map(({ member }: { member: string }) => member)).toEqual(Array(30).fill('Đuro Šimić'));
    expect((await found(`search=simic%20duro&before=${first.next}`)).mails).toHaveLength(1);
    expect((await found('search=POSTA%40primjer&state=WAITING')).mails).toHaveLength(30);
    expect((await found('search=simic&state=SENT')).mails).toEqual([]);
    expect((await found('search=nitko')).mails).toEqual([]);
    expect((await club.as(admin).get(`admin/sent-mail?search=${'a'.repeat(81)}`)).body.fields).toHaveProperty('search');
  });

  test('the link of an e-mail unsubscribes from its kind without a session, and resubscribes; opening it changes nothing', async () => {
    const token = await unsubscribeLinks(TEST_KEYS).sign({ memberId: ana.id, kind: 'RESULT_ENTERED' });
    const email = async () => {
      const { kinds } = (await club.as(ana).get('notice-preferences')).body;
      return kinds.find(({ kind }: { kind: string }) => kind === 'RESULT_ENTERED').channels.EMAIL;
    };
    const opened = { status: 200, body: { label: 'Upisan rezultat', email: true } };
    for (let scan = 0; scan < 2; scan += 1) {
      const { status, body } = await club.as().get(`unsubscribe?token=${token}`);
      expect({ status, body }).toEqual(opened);
    }
    expect(await email()).toBe(true);
    let before = club.live.version('notices');
    const off = await club.as().put('unsubscribe', { token, email: false });
    // Her open pages learn of it, and below of a choice in another window.
    expect(club.live.version('notices')).toBeGreaterThan(before);
    expect([off.status, off.body]).toEqual([200, { label: 'Upisan rezultat', email: false }]);
    expect(await email()).toBe(false);
    await club.as().put('unsubscribe', { token, email: true });
    expect(await email()).toBe(true);
    before = club.live.version('notices');
    await club.as(ana).put('notice-preferences', { kind: 'RESULT_ENTERED', channel: 'EMAIL', enabled: false });
    expect(club.live.version('notices')).toBeGreaterThan(before);
  });

  test('the link of a member whose personal data are erased is not valid any more', async () => {
    const gone = await club.addMember({ firstName: 'Mia' });
    const token = await unsubscribeLinks(TEST_KEYS).sign({ memberId: gone.id, kind: 'OPPONENT' });
    await db.handle.updateTable('member').set({ erased_at: new Date() }).where('id', '=', gone.id).execute();
    const invalid = { status: 404, body: { code: 'LINK_INVALID' } };
    expect(await club.as().get(`unsubscribe?token=${token}`)).toMatchObject(invalid);
    expect(await club.as().put('unsubscribe', { token, email: false })).toMatchObject(invalid);
  });

  test('Web Push is off until a browser is added; then every kind is on, and a choice is stored', async () => {
    const pushed = (preferences: { kinds: { channels: { PUSH: boolean } }[] }) =>
      preferences.kinds.map(({ channels }) => channels.PUSH);
    const before = (await club.as(ana).get('notice-preferences')).body;
    expect(before).toMatchObject({ pushDevices: 0, pushKey: TEST_KEYS.push.publicKey, email: 'ana@example.com' });
    expect(pushed(before)).not.toContain(true);
    const added = (await club.as(ana).post('push-subscriptions', SUBSCRIPTION)).body;
    expect(added).toMatchObject({ pushDevices: 1, pushEndpoints: [ENDPOINT] });
    expect(pushed(added)).not.toContain(false);
    const choice = { kind: 'OPPONENT', channel: 'PUSH', enabled: false };
    await club.as(ana).put('notice-preferences', choice);
    const again = (await club.as(ana).post('push-subscriptions', SUBSCRIPTION)).body;
    expect(again.pushDevices).toBe(1);
    expect(pushed(again)).toEqual([false, true, true, true, true, true, true, true]);
    // The browser belongs to the member who signs in there next.
    const refreshed: unknown[] = [];
    const stop = club.live.onChange((change) => refreshed.push([change?.topic, change?.memberId]));
    for (let n = 0; n < 2; n += 1) await club.as(iva).post('push-subscriptions', SUBSCRIPTION);
    stop();
    expect(refreshed.toSorted()).toEqual([ana, iva, iva].map(({ id }) => ['notices', id]));
    expect((await club.as(ana).get('notice-preferences')).body).toMatchObject({ pushDevices: 0, pushEndpoints: [] });
    expect((await club.as(iva).post('push-subscriptions/end', { endpoint: ENDPOINT })).body.pushDevices).toBe(0);
  });

  test('a member who has switched every push off gets none by adding another browser, until one is switched on', async () => {
    const { kinds } = (await club.as(ana).post('push-subscriptions', SUBSCRIPTION)).body;
    for (const { kind } of kinds) {
      await club.as(ana).put('notice-preferences', { kind, channel: 'PUSH', enabled: false });
    }
    const phone = { ...SUBSCRIPTION, endpoint: `${ENDPOINT}-phone` };
    const { body } = await club.as(ana).post('push-subscriptions', phone);
    expect(body.pushDevices).toBe(2);
    expect(body.kinds.filter(({ channels }: { channels: { PUSH: boolean } }) => channels.PUSH)).toEqual([]);
    await db.handle.deleteFrom('push_subscription').execute();
  });

  test('of more than 20 browsers, the one in which pushes were turned on longest ago is forgotten', async () => {
    const turnOn = async (who: TestMember, browser: number) => {
      club.clock.set(new Date(club.clock.now().getTime() + 1000).toISOString());
      const subscription = { ...SUBSCRIPTION, endpoint: `${ENDPOINT}${browser}` };
      const { body } = await club.as(who).post('push-subscriptions', subscription);
      return body.pushEndpoints.map((endpoint: string) => Number(endpoint.slice(ENDPOINT.length)));
    };
    const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const sorted = (browsers: number[]) => browsers.toSorted((left, right) => left - right);
    await turnOn(iva, 1);
    for (const browser of numbers(2, 21)) await turnOn(ana, browser);
    // Again: it may have been turned off in the browser meanwhile.
    expect(sorted(await turnOn(ana, 2))).toEqual(numbers(2, 21));
    expect(sorted(await turnOn(ana, 22))).toEqual([2, ...numbers(4, 22)]);
    // A browser in which another member had turned them on, before all of these.
    expect(sorted(await turnOn(ana, 1))).toEqual([1, 2, ...numbers(5, 22)]);
    await db.handle.deleteFrom('push_subscription').execute();
  });

  test('a browser that is forgotten while a notice is written does not fail the event that it is about', async () => {
    await club.as(ana).post('push-subscriptions', SUBSCRIPTION);
    const text = opponentNotice({ phase: '3. kolo', opponent: 'Babić M.', endDate: '2026-07-20' });
    const write = () =>
      db.transaction((tx) =>
        writeNotices(tx, club.live, club.clock.now(), [{ memberId: ana.id, event: 'forgotten browser', text }]),
      );
    const forget = (tx: Tx) => tx.deleteFrom('push_subscription').where('endpoint', '=', ENDPOINT).execute();
    expect(await queueBehindLock(db, forget, write)).toEqual(['done']);
    expect((await list(ana)).notices).toHaveLength(1);
    await db.handle.deleteFrom('push_subscription').execute();
  });
});
