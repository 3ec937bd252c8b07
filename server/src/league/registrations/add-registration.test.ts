import { randomUUID } from 'node:crypto';
import { recordedActions } from '../../action-log/testing';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { insertPlayers } from '../players/league-players.repository';
import { playingLeagueRoutes } from '../playing-calls';

const JOSIP = {
  firstName: 'Josip',
  lastName: 'Marić',
  birthDate: '2001-01-01',
  email: 'mladi.josip@example.com',
  phone: '091 111 22 33',
  city: 'Ivankovo',
};

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let namesake: number;
  let ana: number;
  const registrationOf = async ({ email }: { email: string }) =>
    (await club.as(admin).get('admin/league/registrations?year=2026')).body.find(
      (row: { email: string }) => row.email === email,
    );

  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => [playingLeagueRoutes({ ...parts, db })], '2026-03-01T08:00:00Z');
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
    const createdAt = club.clock.now();
    [namesake = 0, ana = 0] = await db.transaction((tx) =>
      insertPlayers(tx, [
        { firstName: 'Josip', lastName: 'Marić', nickname: 'Joža', birthDate: '1988-12-16', createdAt },
        { firstName: 'Ana', lastName: 'Kovač', createdAt },
      ]),
    );
  });

  describe('somebody who is added by hand and may be a known player', () => {
    const person = { ...JOSIP, firstName: 'Ivan', lastName: 'Horvat', email: 'ivan@example.com', year: 2026 };
    const add = (but: object = {}, key = randomUUID()) =>
      club
        .as(admin, { 'idempotency-key': key })
        .post('admin/league/registrations', { ...person, canAsk: true, ...but });
    const isRegistered = async (email: string) => (await registrationOf({ email })) !== undefined;
    let ivan = 0;
    beforeAll(async () => {
      [ivan = 0] = await db.transaction((tx) =>
        insertPlayers(tx, [{ firstName: 'Ivan', lastName: 'Horvat', createdAt: new Date('2024-03-01') }]),
      );
    });

    test('is a question with the candidates, and nothing is written', async () => {
      const { body } = await add();
      expect(body).toMatchObject({
        status: 409,
        code: 'PLAYER_UNDECIDED',
        message: 'U ligi već ima igrača s tim imenom ili e-poštom. Odaberite je li to netko od njih ili novi igrač.',
        candidates: [{ id: ivan, ime: 'Ivan', prezime: 'Horvat', birthDate: null, years: [], isCertain: false }],
      });
      expect(await isRegistered(person.email)).toBe(false);
    });

    test('is that player or a new one, as the administrator decides', async () => {
      const key = randomUUID();
      expect((await add({}, key)).status).toBe(409);
      const chosen = await add({ playerId: ivan }, key);
      expect(chosen.body.registration).toMatchObject({ state: 'ACCEPTED', player: { id: ivan } });
      expect((await add({ playerId: ivan }, key)).body).toEqual(chosen.body);
      const refused = { status: 409, code: 'KEY_REUSED' };
      for (const playerId of [null, namesake]) expect((await add({ playerId }, key)).body).toMatchObject(refused);
      const other = { birthDate: '1999-09-09', email: 'drugi.ivan@example.com', playerId: null };
      const second = randomUUID();
      const made = await add(other, second);
      expect(made.body.registration.player.id).toBeGreaterThan(ivan);
      expect((await add(other, second)).body).toEqual(made.body);
      expect((await add({ ...other, playerId: ivan }, second)).body).toMatchObject(refused);
    });

    test('is asked about also when only the e-mail makes a namesake born on another day certain', async () => {
      const father = { birthDate: '1960-01-01', email: 'obitelj.ban@example.com' };
      await db.transaction((tx) =>
        insertPlayers(tx, [{ firstName: 'Ivo', lastName: 'Ban', ...father, createdAt: club.clock.now() }]),
      );
      const son = { firstName: 'Ivo', lastName: 'Ban', birthDate: '1990-01-01', email: father.email };
      expect((await add(son)).body).toMatchObject({ code: 'PLAYER_UNDECIDED', candidates: [{ isCertain: true }] });
      expect((await add({ ...son, birthDate: father.birthDate })).status).toBe(201);
    });

    test('is a new player for a page of an earlier release, which cannot ask', async () => {
      const old = { firstName: 'Ivan', email: 'treci.ivan@example.com', birthDate: '1971-01-01', canAsk: undefined };
      expect((await add(old)).body.registration.player.id).toBeGreaterThan(ivan);
    });

    test('cannot be somebody with another name and e-mail', async () => {
      const other = { firstName: 'Tko', email: 'tko@example.com', playerId: ana };
      expect((await add(other)).body).toMatchObject({ status: 409, code: 'NOT_A_CANDIDATE' });
      expect(await isRegistered(other.email)).toBe(false);
    });
  });

  describe('somebody who is added by hand with the e-mail of a member', () => {
    const added = async (firstName: string, member: { firstName: string; lastName: string }) => {
      const person = { ...JOSIP, firstName, lastName: 'Jurić', email: `${firstName}@example.com` };
      await club.addMember({ ...member, username: `j-${firstName}`, email: person.email });
      const { body } = await club.as(admin).post('admin/league/registrations', { ...person, year: 2026 });
      const linked = db.handle
        .selectFrom('league_player')
        .leftJoin('member', 'member.id', 'member_id')
        .select('username')
        .where('league_player.id', '=', body.registration.player.id);
      const [logged] = await recordedActions(db, { subject: `${firstName} Jurić, 2026.` });
      const { username } = await linked.executeTakeFirstOrThrow();
      return { message: body.message, username, logged: logged?.after };
    };

    test('is not linked to a relative, and the message states it', async () => {
      expect(await added('Luka', { firstName: 'Marija', lastName: 'Jurić' })).toEqual({
        message: 'Igrač je prijavljen za ligu. Igrač nije povezan s korisnikom.',
        username: null,
        logged: { Igrač: 'nov', Ime: 'Luka Jurić', Članarina: '60,00\u00a0€' },
      });
    });

    test('is linked to the member of that name, and the message and the action log say to whom', async () => {
      expect(await added('Nada', { firstName: 'NADA', lastName: 'Juric' })).toEqual({
        message: 'Igrač je prijavljen za ligu. Igrač je povezan s korisnikom: NADA Juric (j-Nada).',
        username: 'j-Nada',
        logged: {
          Igrač: 'nov',
          Ime: 'Nada Jurić',
          Članarina: '60,00\u00a0€',
          Korisnik: 'NADA Juric',
          'Korisničko ime': 'j-Nada',
        },
      });
    });
  });

  test('adding a first player does not create a season of the past', async () => {
    const late = { ...JOSIP, firstName: 'Luka', email: 'luka.maric@example.com', year: 2021 };
    expect((await club.as(admin).post('admin/league/registrations', late)).body).toMatchObject({
      status: 404,
      code: 'SEASON_UNKNOWN',
    });
    const next = { ...late, year: 2027 };
    expect((await club.as(admin).post('admin/league/registrations', next)).body.registration.state).toBe('ACCEPTED');
  });
});
