import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createAccounts } from '../accounts';
import { recordAction } from '../action-log';
import { createClubProfiles } from '../club-profile';
import { firstStart } from '../demo';
import { createSummaries, verifyMoney } from '../finances';
import { createGallery, galleryRoutes } from '../gallery';
import { publicLeagueRoutes, verifyLeague } from '../league';
import { fixedClock } from '../platform/clock';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import type { Directory } from '../platform/identity';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createJoining, createUserManagement } from '../user-management';
import { createErasure, erasureRoutes } from '.';
import { wholeDatabase } from './testing-texts';
import { writePlayerTraces, writeTraces } from './testing-traces';

const NOW = '2026-11-20T08:30:00Z';
/** After the last booking of the demo. */
const LATER = '2027-01-15T08:30:00Z';
const media = fs.mkdtempSync(path.join(os.tmpdir(), 'club-media-'));
afterAll(() => fs.rmSync(media, { recursive: true }));

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let directory: Directory;
  beforeAll(async () => {
    db = await open();
    directory = await openDirectoryForTests(db);
    await firstStart({ db, clock: fixedClock(NOW), directory, media, demo: true });
    club = await openTestClub(
      db,
      (base) => {
        const parts = { ...base, directory, media };
        return [erasureRoutes(createErasure(parts)), publicLeagueRoutes(parts), galleryRoutes(createGallery(parts))];
      },
      LATER,
    );
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Upravitelj' });
    // A busy machine needs time for seven seasons.
  }, 240_000);

  const erase = (id: number, username: string) =>
    club.as(admin).post(`admin/user-management/${id}/erase`, { username });
  const erasePlayer = (id: number, name: string) => club.as(admin).post(`admin/league/players/${id}/erase`, { name });
  /** What an erasure leaves as it is. */
  const moneyAndLeague = async () => ({
    ledger: await db.handle.selectFrom('ledger_entry').selectAll().orderBy('id').execute(),
    matches: await db.handle.selectFrom('league_match').selectAll().orderBy('id').execute(),
    sums: await createSummaries({ db, clock: club.clock, live: club.live }).organization(2026),
    money: await verifyMoney(db),
    league: await verifyLeague(db.handle),
  });
  const userManagement = () =>
    createUserManagement({
      ...club,
      directory,
      joining: createJoining({ ...club, directory }),
      inviting: {
        wayFor: () => 'NO_MAIL',
        choicesOf: async () => new Map(),
        invite: async () => undefined,
        end: async () => false,
      },
    });

  const placesOf = async (word: RegExp) =>
    [...(await wholeDatabase(db.handle))].filter(([, text]) => word.test(text)).map(([place]) => place);

  describe('a member with traces everywhere', () => {
    let traces: Awaited<ReturnType<typeof writeTraces>>;
    let before: Awaited<ReturnType<typeof moneyAndLeague>>;
    beforeAll(async () => {
      traces = await writeTraces(db, admin.id, new Date(NOW));
      expect((await placesOf(traces.named)).length).toBeGreaterThan(3);
      before = await moneyAndLeague();
      const { id } = traces.ana;
      expect((await erase(id, 'ana')).body).toEqual({
        message: `Osobni podaci su izbrisani. Povijest ostaje pod imenom Bivši član ${id}.`,
        pseudonym: `Bivši član ${id}`,
      });
    });

    test('nothing identifies her any more', async () => {
      const { ana, player, name, named, registration } = traces;
      expect(await placesOf(named)).toEqual([]);
      expect(await placesOf(new RegExp(name))).toEqual([]);
      const registered = db.handle.selectFrom('league_registration').select(['last_name', 'phone']);
      expect(
        await registered.where('year', '=', 2019).where('player_id', '=', registration.player_id).execute(),
      ).toEqual([{ last_name: 'Mlinarić', phone: '091 000 111' }]);
      const erasedAt = db.handle.selectFrom('league_player').select('erased_at').where('id', '=', player.id);
      expect(await erasedAt.execute()).toEqual([{ erased_at: club.clock.now() }]);
      const member = db.handle.selectFrom('member').selectAll().where('id', '=', ana.id);
      expect(await member.executeTakeFirst()).toMatchObject({
        first_name: 'Bivši',
        last_name: `član ${ana.id}`,
        email: null,
        active: false,
        contact_public: false,
      });
      expect(await directory.rolesOf([ana.identity_id])).toEqual(new Map());
    });

    test('the books and the league are unchanged', async () => {
      const { ledger, ...others } = await moneyAndLeague();
      const withoutReason = ({ reason: _, ...entry }: (typeof ledger)[number]) => entry;
      const { ledger: ledgerBefore, ...othersBefore } = before;
      expect(ledger.map(withoutReason)).toEqual(ledgerBefore.map(withoutReason));
      expect(others).toEqual(othersBefore);
      expect(others).toMatchObject({ money: [], league: [] });
    });

    test('she is neither erased nor activated again', async () => {
      const { id } = traces.ana;
      expect((await erase(id, `erased:${id}`)).body.code).toBe('MEMBER_ERASED');
      await expect(userManagement().setActive(id, true, admin.id)).rejects.toMatchObject({
        code: 'MEMBER_ERASED',
      });
    });
  });

  test('open pages that show her name in a text refetch; of other members’ pages only those that named her', async () => {
    const her = await club.addMember({ firstName: 'Jagoda', lastName: 'Žitnjak', username: 'jagoda' });
    const [payer, opponent, notified, other] = [
      await club.addMember(),
      await club.addMember(),
      await club.addMember(),
      await club.addMember(),
    ];
    const accounts = createAccounts(club);
    await accounts.pay(payer.id, 100, { actorId: admin.id, reason: 'Za Jagodu: Jagoda Žitnjak' });
    await accounts.pay(other.id, 100, { actorId: admin.id, reason: 'Za sebe' });
    const played = { slot_id: 1, day: '2026-11-02', kind: 'FRIENDLY', reason: null, price_cents: 0 } as const;
    await db.handle
      .insertInto('reservation')
      .values({
        ...played,
        member_id: opponent.id,
        opponent: 'Jagoda Žitnjak',
        payment_status: 'FREE',
        created_at: NOW,
      })
      .execute();
    const named = { kind: 'OPPONENT', title: 'Protivnik', body: 'Jagoda Žitnjak', path: '/', in_app: true } as const;
    await db.handle
      .insertInto('notice')
      .values({ ...named, member_id: notified.id, event: 'jagoda', created_at: new Date(NOW) })
      .execute();
    const published: string[] = [];
    const stop = club.live.onChange((change) =>
      published.push([change?.topic, change?.memberId].filter(Boolean).join(' ')),
    );
    expect((await erase(her.id, 'jagoda')).status).toBe(200);
    stop();
    expect(published.filter((topic) => topic !== 'accounts').sort()).toEqual(
      [
        `account ${payer.id}`,
        `account ${opponent.id}`,
        `notices ${notified.id}`,
        ...['club-day', 'finances', 'gallery', 'grid', 'league', 'members', 'pricing'],
      ].sort(),
    );
  });

  test('a name that is also a colour, a state or a part of JSON changes only what people wrote', async () => {
    const cells = () =>
      db.handle
        .selectFrom('league_cell')
        .select((of) => ['colour', of.fn.countAll().as('count')])
        .groupBy('colour')
        .orderBy('colour')
        .execute();
    const before = await cells();
    const seen: string[] = [];
    for (const [index, lastName] of ['Green', 'Main', 'Null', 'Ime', 'O"Neill'].entries()) {
      const member = await club.addMember({ firstName: 'Ivan', lastName, username: `ime${index}` });
      await db.transaction((tx) =>
        recordAction(tx, {
          ...{ actorId: admin.id, at: new Date(NOW), action: 'Bilješka', subject: 'Igra' },
          after: { Ime: `Ivan ${lastName}`, Broj: 'null' },
        }),
      );
      seen.push((await erase(member.id, `ime${index}`)).body.pseudonym);
      const [last] = await db.handle
        .selectFrom('action_log')
        .select('after')
        .where('action', '=', 'Bilješka')
        .orderBy('id', 'desc')
        .limit(1)
        .execute();
      expect(last?.after).toEqual({ Ime: seen.at(-1), Broj: 'null' });
    }
    expect(await cells()).toEqual(before);
    expect(await verifyLeague(db.handle)).toEqual([]);
  });

  test('a league player without an account: public pages and captions show the pseudonym at once, results stay', async () => {
    const { id, name } = await writePlayerTraces(db);
    const profiles = createClubProfiles({ ...club, report: () => undefined });
    await profiles.load();
    await profiles.saveTexts({ ...profiles.current().texts, courts: `Terene održava ${name}` }, admin.id);
    const read = async () => {
      const gallery = await db.handle
        .selectFrom('gallery_picture')
        .select('year')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      const urls = ['players-list', `details/${id}`, `gallery/${gallery.year}`];
      const answers = await Promise.all(urls.map((url) => club.as().get(url)));
      return answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body));
    };
    const shown = (texts: string[], word: string) => texts.filter((text) => text.includes(word)).length;
    expect(shown(await read(), 'Ćelavko')).toBeGreaterThan(2);
    const before = await moneyAndLeague();

    expect((await erasePlayer(id, 'Netko Drugi')).body).toMatchObject({
      code: 'NAME_DIFFERS',
      fields: { name: 'Upisano ime nije ime ovog igrača.' },
    });
    expect(shown(await read(), 'Ćelavko')).toBeGreaterThan(2);
    expect((await erasePlayer(id, name)).body).toEqual({
      message: `Osobni podaci su izbrisani. Povijest ostaje pod imenom Bivši igrač ${id}.`,
      pseudonym: `Bivši igrač ${id}`,
    });

    const after = await read();
    expect(shown(after, 'Ćelavko')).toBe(0);
    while (profiles.current().texts.courts.includes('Ćelavko')) await setTimeout(5);
    expect(profiles.current().texts.courts).toBe(`Terene održava Bivši igrač ${id}`);
    profiles.close();
    expect(shown(after, `igrač ${id}`)).toBeGreaterThan(2);
    expect(await placesOf(/Ćelavko|Ćela|celavko@|091.?555/)).toEqual([]);
    expect(await moneyAndLeague()).toEqual(before);
    expect(before).toMatchObject({ money: [], league: [] });
    const noted = await db.handle.selectFrom('action_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(noted).toMatchObject({
      action: 'Brisanje osobnih podataka',
      subject: `Bivši igrač ${id}`,
      actor_id: admin.id,
    });
    expect((await erasePlayer(id, `Bivši igrač ${id}`)).body.code).toBe('PLAYER_ERASED');
  });
});
