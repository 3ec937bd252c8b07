import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
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
        const parts = { ...base, db, directory, media };
        return [erasureRoutes(createErasure(parts)), publicLeagueRoutes(parts), galleryRoutes(createGallery(parts))];
      },
      LATER,
    );
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Upravitelj' });
    // A busy machine needs time for seven seasons.
  }, 240_000);
  afterAll(() => club.close());

  const erase = (id: number, username: string) =>
    club.app.inject({
      method: 'POST',
      url: `/api/admin/user-management/${id}/erase`,
      headers: admin.headers,
      payload: { username },
    });
  const erasePlayer = (id: number, name: string) =>
    club.app.inject({
      method: 'POST',
      url: `/api/admin/league/players/${id}/erase`,
      headers: admin.headers,
      payload: { name },
    });
  const memberNamed = (username: string) =>
    db.handle.selectFrom('member').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
  const ledger = () => db.handle.selectFrom('ledger_entry').selectAll().orderBy('id').execute();
  const matches = () => db.handle.selectFrom('league_match').selectAll().orderBy('id').execute();

  const placesOf = async (word: RegExp) =>
    [...(await wholeDatabase(db.handle))].filter(([, text]) => word.test(text)).map(([place]) => place);

  test('nothing identifies the person any more; the books and the league are unchanged', async () => {
    // No other person has this last name: it identifies her even alone.
    for (const [table, column] of [
      ['member', 'last_name'],
      ['league_player', 'last_name'],
      ['identity_user', 'family_name'],
    ]) {
      await db.pool.query(
        `update ${table} set ${column} = 'Žuborski' where ${
          table === 'league_player' ? "member_id = (select id from member where username = 'ana')" : "username = 'ana'"
        }`,
      );
    }
    const ana = await memberNamed('ana');
    const [player] = await db.handle.selectFrom('league_player').selectAll().where('member_id', '=', ana.id).execute();
    if (!player) throw new Error('The demo’s ana is in no league.');
    await db.handle
      .updateTable('league_player')
      .set({ email: 'ana.liga@example.com', phone: '098 123 4567' })
      .where('id', '=', player.id)
      .execute();
    const name = `${ana.first_name} ${ana.last_name}`;
    // Another player registered with the family's e-mail.
    const sister = await db.handle
      .selectFrom('league_player')
      .select('id')
      .where('id', '<>', player.id)
      .limit(1)
      .execute();
    const registration = {
      year: 2019,
      state: 'ACCEPTED',
      first_name: 'Petra',
      last_name: 'Mlinarić',
      birth_date: '1990-01-01',
      email: ana.email ?? '',
      email_key: ana.email ?? '',
      phone: '091 000 111',
      city: 'Ivankovo',
      player_id: sister[0]?.id ?? 0,
      registered_at: new Date(NOW),
      modified_at: new Date(NOW),
    } as const;
    await db.handle.insertInto('league_registration').values(registration).execute();
    // The reason of somebody else's refusal names her.
    const [email, refuse_reason] = ['petra@example.com', `Na tu se adresu već prijavila ${name}.`];
    const refused = { state: 'REFUSED', player_id: null, email, email_key: email, refuse_reason } as const;
    await db.handle
      .insertInto('league_registration')
      .values({ ...registration, year: 2020, ...refused })
      .execute();
    // Text typed by people.
    await db.transaction((tx) =>
      recordAction(tx, {
        actorId: admin.id,
        at: new Date(NOW),
        action: 'Bilješka',
        subject: name,
        before: { 'Korisničko ime': 'ana', Telefon: '098/1234567' },
        after: { Ime: `${ana.last_name} ${ana.first_name}`, 'E-pošta': ana.email ?? 'ana.liga@example.com' },
      }),
    );
    await db.pool.query(
      'update league_result set dispute_reason = $1 where version = (select max(version) from league_result)',
      [`Igrala je ${name}`],
    );
    const named = new RegExp(`${ana.last_name}|zuborski|ana\\.liga@|098.?123|"ana"`);
    expect((await placesOf(named)).length).toBeGreaterThan(3);
    const before = { ledger: await ledger(), matches: await matches(), money: await verifyMoney(db) };
    const sums = await createSummaries({ db, clock: club.clock, live: club.live }).organization(2026);

    const answer = await erase(ana.id, 'ana');
    expect(answer.json()).toEqual({
      message: `Osobni podaci su izbrisani. Povijest ostaje pod imenom Bivši član ${ana.id}.`,
      pseudonym: `Bivši član ${ana.id}`,
    });

    expect(await placesOf(named)).toEqual([]);
    expect(await placesOf(new RegExp(name))).toEqual([]);
    const registered = db.handle.selectFrom('league_registration').select(['last_name', 'phone']);
    expect(await registered.where('year', '=', 2019).where('player_id', '=', registration.player_id).execute()).toEqual(
      [{ last_name: 'Mlinarić', phone: '091 000 111' }],
    );
    const erasedAt = db.handle.selectFrom('league_player').select('erased_at').where('id', '=', player.id);
    expect(await erasedAt.execute()).toEqual([{ erased_at: club.clock.now() }]);
    const reasons = ({ reason: _, ...entry }: Awaited<ReturnType<typeof ledger>>[number]) => entry;
    expect((await ledger()).map(reasons)).toEqual(before.ledger.map(reasons));
    expect(await matches()).toEqual(before.matches);
    expect(await verifyMoney(db)).toEqual(before.money);
    expect(before.money).toEqual([]);
    expect(await verifyLeague(db.handle)).toEqual([]);
    expect(await createSummaries({ db, clock: club.clock, live: club.live }).organization(2026)).toEqual(sums);
    expect(await db.handle.selectFrom('member').selectAll().where('id', '=', ana.id).executeTakeFirst()).toMatchObject({
      first_name: 'Bivši',
      last_name: `član ${ana.id}`,
      email: null,
      active: false,
    });
    expect(await directory.rolesOf([ana.identity_id])).toEqual(new Map());
    expect((await erase(ana.id, `erased-${ana.id}`)).json().code).toBe('MEMBER_ERASED');
    const management = createUserManagement({
      ...club,
      db,
      directory,
      joining: createJoining({ ...club, db, directory }),
      inviting: { wayFor: () => 'NO_MAIL', invite: async () => undefined },
    });
    await expect(management.setActive(ana.id, true, admin.id)).rejects.toMatchObject({ code: 'MEMBER_ERASED' });
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
      seen.push((await erase(member.id, `ime${index}`)).json().pseudonym);
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
    const played = await db.handle
      .selectFrom('league_player')
      .innerJoin('league_participation', 'player_id', 'league_player.id')
      .select(['league_player.id', 'first_name'])
      .where('member_id', 'is', null)
      .orderBy('year')
      .executeTakeFirstOrThrow();
    const { id } = played;
    const name = `${played.first_name} Ćelavko`;
    await db.handle
      .updateTable('league_player')
      .set({
        last_name: 'Ćelavko',
        nickname: 'Ćela',
        birth_date: '1960-05-01',
        email: 'celavko@primjer.hr',
        phone: '091 555 777',
      })
      .where('id', '=', id)
      .execute();
    await db.pool.query('update league_roster set version = version + 1');
    await db.pool.query('update gallery_picture set caption = $1 where id = (select min(id) from gallery_picture)', [
      `Finale: ${name}`,
    ]);
    const profiles = createClubProfiles({ ...club, db, report: () => undefined });
    await profiles.load();
    await profiles.saveTexts({ ...profiles.current().texts, courts: `Terene održava ${name}` }, admin.id);
    const read = async () => {
      const gallery = await db.handle
        .selectFrom('gallery_picture')
        .select('year')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      const urls = ['players-list', `details/${id}`, `gallery/${gallery.year}`];
      const answers = await Promise.all(
        urls.map((url) => club.app.inject({ url: `/api/${url}`, headers: club.visitor })),
      );
      return answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body);
    };
    const shown = (texts: string[], word: string) => texts.filter((text) => text.includes(word)).length;
    expect(shown(await read(), 'Ćelavko')).toBeGreaterThan(2);
    const before = { ledger: await ledger(), matches: await matches() };
    const sums = await createSummaries({ db, clock: club.clock, live: club.live }).organization(2026);

    expect((await erasePlayer(id, 'Netko Drugi')).json()).toMatchObject({
      code: 'NAME_DIFFERS',
      fields: { name: 'Upisano ime nije ime ovog igrača.' },
    });
    expect(shown(await read(), 'Ćelavko')).toBeGreaterThan(2);
    expect((await erasePlayer(id, name)).json()).toEqual({
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
    expect(await ledger()).toEqual(before.ledger);
    expect(await matches()).toEqual(before.matches);
    expect(await verifyMoney(db)).toEqual([]);
    expect(await verifyLeague(db.handle)).toEqual([]);
    expect(await createSummaries({ db, clock: club.clock, live: club.live }).organization(2026)).toEqual(sums);
    const noted = await db.handle.selectFrom('action_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(noted).toMatchObject({
      action: 'Brisanje osobnih podataka',
      subject: `Bivši igrač ${id}`,
      actor_id: admin.id,
    });
    expect((await erasePlayer(id, `Bivši igrač ${id}`)).json().code).toBe('PLAYER_ERASED');
  });

  test('refused: a player who is a user, an unknown player, and a caller who is not an administrator', async () => {
    const player = await db.handle
      .selectFrom('league_player')
      .select(['id', 'first_name', 'last_name'])
      .where('member_id', 'is not', null)
      .where('last_name', 'not like', 'član%')
      .executeTakeFirstOrThrow();
    const name = `${player.first_name} ${player.last_name}`;
    expect((await erasePlayer(player.id, name)).json().code).toBe('PLAYER_IS_MEMBER');
    expect((await erasePlayer(999_999, name)).statusCode).toBe(404);
    const url = `/api/admin/league/players/${player.id}/erase`;
    const { headers } = await club.addMember();
    expect((await club.app.inject({ method: 'POST', url, headers, payload: { name } })).statusCode).toBe(403);
    expect(await placesOf(new RegExp(player.last_name))).toContain('league_player.last_name');
  });

  test('the amounts of the ledger cannot be changed that way', async () => {
    const change = (what: string) =>
      db.transaction(async (tx) => {
        await sql`select set_config('club.erasing', 'on', true)`.execute(tx);
        await sql.raw(`update ledger_entry set ${what}`).execute(tx);
      });
    await expect(change('amount_cents = amount_cents + 1')).rejects.toThrow('append-only');
    await expect(change(`kind = 'PAYMENT', reason = 'x'`)).rejects.toThrow('append-only');
    await expect(db.pool.query(`update ledger_entry set reason = 'x'`)).rejects.toThrow('append-only');
  });

  test('refused: another name, oneself, and a member who still has bookings', async () => {
    const marko = await memberNamed('marko');
    const other = await erase(marko.id, 'iva');
    expect([other.statusCode, other.json().fields]).toEqual([
      400,
      { username: 'Upisano korisničko ime nije ime ovog korisnika.' },
    ]);
    expect((await erase(admin.id, 'whoever')).json().code).toBe('OWN_PERSON');
    expect((await erase(999_999, 'nobody')).statusCode).toBe(404);
    await db.handle
      .insertInto('reservation')
      .values({
        slot_id: 1,
        day: '2027-01-30',
        member_id: marko.id,
        kind: 'FRIENDLY',
        opponent: null,
        reason: null,
        price_cents: 0,
        payment_status: 'FREE',
        created_at: NOW,
      })
      .execute();
    expect((await erase(marko.id, 'marko')).json().code).toBe('BOOKINGS_AHEAD');
    expect((await memberNamed('marko')).first_name).toBe('Marko');
  });

  test('what another administrator is just changing does not outlive it', async () => {
    const iva = await memberNamed('iva');
    let begin: (() => void) | undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const slow: Directory = {
      ...directory,
      setEnabled: async (...change) => {
        begin?.();
        await setTimeout(500);
        return directory.setEnabled(...change);
      },
    };
    const management = createUserManagement({
      ...club,
      db,
      directory: slow,
      joining: createJoining({ ...club, db, directory }),
      inviting: { wayFor: () => 'NO_MAIL', invite: async () => undefined },
    });
    const changing = management.setActive(iva.id, true, admin.id);
    await begun;
    expect((await erase(iva.id, 'iva')).statusCode).toBe(200);
    await changing;
    const member = db.handle.selectFrom('member').select(['first_name', 'active']).where('id', '=', iva.id);
    expect(await member.executeTakeFirst()).toEqual({ first_name: 'Bivši', active: false });
  });

  test('refused: the only administrator who can sign in', async () => {
    const [one, last] = [await memberNamed('domar'), await memberNamed('admin')];
    await db.transaction((tx) => directory.setRoles(tx, one.identity_id, ['USER']));
    await db.handle.updateTable('reservation').set({ cancelled_at: NOW }).where('member_id', '=', last.id).execute();
    const answer = await erase(last.id, 'admin');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'LAST_ADMINISTRATOR']);
    expect((await memberNamed('admin')).erased_at).toBeNull();
  });
});
