import { recordedActions } from '../../action-log/testing';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { insertPlayers } from '../players/league-players.repository';
import { playingLeagueRoutes } from '../playing-calls';
import { insertSeason, presetFrame } from '../seasons/league-seasons.repository';

const JOSIP = {
  firstName: 'Josip',
  lastName: 'Marić',
  birthDate: '2001-01-01',
  email: 'mladi.josip@example.com',
  phone: '091 111 22 33',
  city: 'Ivankovo',
};
const SENIOR = { ...JOSIP, birthDate: '1988-12-16', email: 'josip@example.com' };

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let namesake: number;
  let ana: number;
  const register = (person: object) => club.as().post('league-registration', { ...person, consent: true });
  const registrationOf = async ({ email }: { email: string }) =>
    (await club.as(admin).get('admin/league/registrations?year=2026')).body.find(
      (row: { email: string }) => row.email === email,
    );
  const accept = async (person: { email: string }, playerId?: number | null) =>
    club.as(admin).post(`admin/league/registrations/${(await registrationOf(person)).id}/accept`, { playerId });
  const storedName = (id: number) =>
    db.handle.selectFrom('league_player').select('first_name').where('id', '=', id).executeTakeFirstOrThrow();

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
    await register(JOSIP);
    await register(SENIOR);
  });

  test('candidates come with the data that tell them apart', async () => {
    const known = { id: namesake, nadimak: 'Joža', birthDate: '1988-12-16', years: [] };
    expect((await registrationOf(SENIOR)).candidates).toMatchObject([{ ...known, isCertain: true }]);
    expect((await registrationOf(JOSIP)).candidates).toMatchObject([{ ...known, isCertain: false }]);
  });

  test('each registration lists the members with its e-mail, in whatever case they write it', async () => {
    const josip = { firstName: 'Josip', lastName: 'Marić', username: 'josip' };
    const { id: memberId } = await club.addMember({ ...josip, email: 'Josip@Example.com' });
    const members = [{ memberId, ...josip, hasName: true }];
    expect((await registrationOf(SENIOR)).members).toEqual(members);
    expect((await registrationOf(JOSIP)).members).toEqual([]);
  });

  test('refused when another member than the one who was shown has the e-mail by now, with that member', async () => {
    const seen = await club.addMember({ firstName: 'Josip', lastName: 'Marić', username: 'mladi', email: JOSIP.email });
    const { id } = await registrationOf(JOSIP);
    const acceptFor = (memberId: number) =>
      club.as(admin).post(`admin/league/registrations/${id}/accept`, { playerId: null, linkMember: true, memberId });
    const emailOf = (member: TestMember, email: string | null) =>
      db.handle.updateTable('member').set({ email }).where('id', '=', member.id).execute();
    await emailOf(seen, null);
    const refused = { status: 409, code: 'REGISTRATION_CHANGED' };
    expect((await acceptFor(seen.id)).body).toMatchObject({
      ...refused,
      message: 'E-poštu iz prijave u međuvremenu nema nijedan korisnik. Provjerite vezu i ponovite.',
      registration: { state: 'NEW', members: [] },
    });
    const other = await club.addMember({ firstName: 'Otac', lastName: 'Marić', username: 'otac', email: JOSIP.email });
    expect((await acceptFor(seen.id)).body).toMatchObject({
      ...refused,
      message: 'E-poštu iz prijave u međuvremenu ima drugi korisnik: Otac Marić (otac). Provjerite vezu i ponovite.',
      registration: { members: [{ memberId: other.id }] },
    });
    expect(await registrationOf(JOSIP)).toMatchObject({ state: 'NEW', player: null });
    await emailOf(other, null);
  });

  test('refused for a player with another name and e-mail, who keeps his own', async () => {
    expect((await accept(JOSIP, ana)).body).toMatchObject({ status: 409, code: 'NOT_A_CANDIDATE' });
    expect(await storedName(ana)).toEqual({ first_name: 'Ana' });
  });

  test('refused for a player who is in that season already, and nothing is written', async () => {
    expect((await accept(SENIOR, namesake)).body.registration.player).toMatchObject({ id: namesake });
    expect((await accept(JOSIP, namesake)).body).toMatchObject({ status: 409, code: 'PLAYER_ENTERED' });
    expect(await registrationOf(JOSIP)).toMatchObject({ state: 'NEW', player: null });
    expect((await accept(JOSIP, null)).body.registration.state).toBe('ACCEPTED');
    const fees = await db.handle.selectFrom('league_fee').select('player_id').where('year', '=', 2026).execute();
    expect(fees).toHaveLength(2);
  });

  test('a player of earlier seasons joins this one, and the data of the registration replace those of the player', async () => {
    // On her sixth birthday.
    const joining = {
      ...JOSIP,
      firstName: 'Ana',
      lastName: 'Kovač',
      birthDate: '2020-03-01',
      email: 'ana@example.com',
    };
    expect((await register(joining)).body.year).toBe(2026);
    expect((await accept(joining, ana)).body.registration).toMatchObject({ state: 'ACCEPTED', player: { id: ana } });
    const known = ['email', 'phone', 'birth_date', 'nickname'] as const;
    const players = db.handle
      .selectFrom('league_player')
      .select(known)
      .where('id', 'in', [ana, namesake])
      .orderBy('id');
    const { phone } = JOSIP;
    expect(await players.execute()).toEqual([
      { email: SENIOR.email, phone, birth_date: SENIOR.birthDate, nickname: 'Joža' },
      { email: joining.email, phone, birth_date: joining.birthDate, nickname: null },
    ]);
  });

  test('undecided registrations are listed first, however old', async () => {
    club.clock.set('2026-03-01T08:11:00Z');
    await register({ ...JOSIP, firstName: 'Zadnji', email: 'zadnji@example.com' });
    const listed = (await club.as(admin).get('admin/league/registrations?year=2026')).body;
    expect(listed.map(({ state }: { state: string }) => state)).toEqual(['NEW', 'ACCEPTED', 'ACCEPTED', 'ACCEPTED']);
  });

  test('the action log keeps the name that a player had before', async () => {
    const { before, after } = await db.handle
      .selectFrom('action_log')
      .select(['before', 'after'])
      .where('action', '=', 'Prihvaćena prijava za ligu')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect([before, after]).toMatchObject([{ Ime: 'Josip Marić' }, { Ime: 'Josip Marić', Igrač: 'raniji' }]);
    // And the fee that the player owes from now on.
    expect(after).toMatchObject({ Članarina: '60,00\u00a0€' });
  });

  test('the action log names what the registration has replaced of a player, without the values', async () => {
    const createdAt = club.clock.now();
    const known = { birthDate: '1970-02-03', residence: 'Vinkovci', email: 'obitelj.krpan@example.com' };
    const [father = 0] = await db.transaction((tx) =>
      insertPlayers(tx, [{ firstName: 'Ivan', lastName: 'Krpan', ...known, createdAt }]),
    );
    const son = { ...JOSIP, firstName: 'Luka', lastName: 'Krpan', email: known.email };
    await register(son);
    expect((await accept(son, father)).status).toBe(200);
    const [logged] = await recordedActions(db, { subject: 'Luka Krpan, 2026.' });
    expect(logged).toMatchObject({
      before: { Ime: 'Ivan Krpan' },
      // The telephone was not known before: it is added.
      after: { Igrač: 'raniji', Ime: 'Luka Krpan', Zamijenjeno: 'ime, datum rođenja, mjesto stanovanja' },
    });
  });

  describe('a member who has entered the e-mail of somebody else', () => {
    const acceptedOf = async (firstName: string, member: { firstName: string; lastName: string }, more: object) => {
      const person = { ...JOSIP, firstName, lastName: 'Đurić', email: `${firstName}@example.com` };
      const { id } = await club.addMember({ ...member, username: `m-${firstName}`, email: person.email.toUpperCase() });
      await register(person);
      const registration = await registrationOf(person);
      const path = `admin/league/registrations/${registration.id}/accept`;
      const { body } = await club.as(admin).post(path, more);
      const linked = await db.handle
        .selectFrom('league_player')
        .select('member_id')
        .where('id', '=', body.registration.player.id)
        .executeTakeFirstOrThrow();
      return {
        hasName: registration.members[0].hasName,
        isLinked: linked.member_id === id,
        message: body.message.replace('Prijava je prihvaćena. ', ''),
      };
    };
    const logged = async (firstName: string) =>
      (await recordedActions(db, { subject: `${firstName} Đurić, 2026.` }))[0]?.after;
    const NOT_LINKED = 'Igrač nije povezan s korisnikom.';

    test('is reported to have another name, and not linked to that person’s player when the administrator says so', async () => {
      const other = { firstName: 'Iva', lastName: 'Novak' };
      const refused = { hasName: false, isLinked: false, message: NOT_LINKED };
      expect(await acceptedOf('Bruno', other, { linkMember: false })).toEqual(refused);
      const message = 'Igrač je povezan s korisnikom: Iva Novak (m-Cvita).';
      expect(await acceptedOf('Cvita', other, { linkMember: true })).toEqual({
        hasName: false,
        isLinked: true,
        message,
      });
      expect(await logged('Bruno')).toEqual({ Igrač: 'nov', Ime: 'Bruno Đurić', Članarina: '60,00\u00a0€' });
      expect(await logged('Cvita')).toMatchObject({ Korisnik: 'Iva Novak', 'Korisničko ime': 'm-Cvita' });
    });

    test('is linked when the call does not say, as the resolution demands', async () => {
      const other = { firstName: 'Iva', lastName: 'Novak' };
      expect(await acceptedOf('Ante', other, {})).toMatchObject({ hasName: false, isLinked: true });
    });

    test('a member with the name is linked, in whatever way it is typed, unless the administrator refuses', async () => {
      expect(await acceptedOf('Dora', { firstName: 'DORA', lastName: 'Duric' }, {})).toEqual({
        hasName: true,
        isLinked: true,
        message: 'Igrač je povezan s korisnikom: DORA Duric (m-Dora).',
      });
      const edi = { firstName: 'Edi', lastName: 'Đurić' };
      expect(await acceptedOf('Edi', edi, { linkMember: false })).toMatchObject({ isLinked: false });
    });
  });

  test.each([
    ['is over', 2025, 'RULES', 'FINISHED', 'SEASON_FINISHED'],
    ['is kept as it was played', 2019, 'GROUPS', 'FINISHED', 'SEASON_FINISHED'],
    ['has played its last round', 2024, 'RULES', 'KNOCKOUT', 'ROUNDS_OVER'],
  ] as const)('nobody is added to a season that %s', async (_, year, kind, state, code) => {
    await db.transaction((tx) => insertSeason(tx, { year, kind, state, plannedRounds: 17, frame: presetFrame(year) }));
    const late = { ...JOSIP, firstName: 'Luka', email: 'luka@example.com', year };
    expect((await club.as(admin).post('admin/league/registrations', late)).body).toMatchObject({ status: 409, code });
    expect((await club.as(admin).get(`admin/league/registrations?year=${year}`)).body).toEqual([]);
  });

  test('once the last round is closed a registration cannot be accepted, and people register for the next season', async () => {
    await db.handle.updateTable('league_season').set({ state: 'ROUNDS' }).where('year', '=', 2026).execute();
    const late = { ...JOSIP, firstName: 'Iva', email: 'iva@example.com' };
    expect((await register(late)).body).toMatchObject({ year: 2026 });
    await db.handle.updateTable('league_season').set({ state: 'KNOCKOUT' }).where('year', '=', 2026).execute();
    expect((await accept(late)).body).toMatchObject({
      status: 409,
      code: 'ROUNDS_OVER',
      message: 'Kola sezone 2026. su odigrana; nitko se više ne može uključiti.',
    });
    expect(await registrationOf(late)).toMatchObject({ state: 'NEW', player: null });
    expect((await register({ ...late, email: 'iva2@example.com' })).body).toMatchObject({ year: 2027 });
    await db.handle.updateTable('league_season').set({ state: 'PREPARING' }).where('year', '=', 2026).execute();
  });

  test('somebody who is added with a relative’s e-mail is a separate player', async () => {
    const father = { ...JOSIP, firstName: 'Stjepan', lastName: 'Otac', birthDate: '1960-05-05', email: 'obitelj@x.hr' };
    const son = { ...father, firstName: 'Luka', lastName: 'Sin', birthDate: '1995-04-04' };
    const createdAt = club.clock.now();
    const { firstName, lastName, birthDate, email } = father;
    const [fatherId = 0, sonId = 0] = await db.transaction((tx) =>
      insertPlayers(tx, [
        { firstName, lastName, birthDate, email, createdAt },
        { firstName: 'Luka', lastName: 'Sin', birthDate: son.birthDate, createdAt },
      ]),
    );
    const added = async (person: object, year: number) =>
      (await club.as(admin).post('admin/league/registrations', { ...person, year })).body.registration;
    const marko = { ...son, firstName: 'Marko', birthDate: '1998-04-04', playerId: null };
    expect((await added(marko, 2026)).player.id).toBeGreaterThan(sonId);
    expect((await added(son, 2027)).player).toMatchObject({ id: sonId });
    expect(await storedName(fatherId)).toEqual({ first_name: 'Stjepan' });
    const brother = { ...son, firstName: 'Ivan', birthDate: '1999-09-09', email: 'Obitelj@x.hr' };
    await register(brother);
    const { candidates } = await registrationOf(brother);
    expect(candidates).toContainEqual(expect.objectContaining({ id: fatherId, isCertain: false }));
  });
});
