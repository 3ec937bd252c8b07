import { recordAction } from '../action-log';
import { createLeagueFees, playingLeagueRoutes } from '../league';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { orThrow } from '../testing/calls';
import type { TestClub, TestMember } from '../testing/test-club';
import { openErasureOfUsers } from './testing-erasure';

const YEAR = 2026;
const FATHER = { firstName: 'Ivan', lastName: 'Kovač', username: 'ivan.stariji' };
const PERSON = {
  ...{ firstName: 'Ivan', lastName: 'Kovač', birthDate: '2001-01-01' },
  ...{ email: 'ivan@example.com', phone: '098 123 4567', city: 'Ivankovo' },
};
const SON = { ...FATHER, username: 'ivan.mladi' };

/** Father and son have one name: the log tells by usernames whom an entry is about. */
eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let father: number;
  let son: number;
  beforeEach(async () => {
    db = await open();
    ({ club, admin } = await openErasureOfUsers(db, (parts) => [playingLeagueRoutes(parts)]));
    father = await create(FATHER);
    son = await create(SON);
  });

  const call = async (method: 'POST' | 'PUT', path: string, payload: object = {}) =>
    orThrow(await club.as(admin).call(method, `admin/${path}`, payload));
  const create = async ({ username, ...person }: typeof FATHER): Promise<number> => {
    await call('POST', 'user-management', { ...person, userName: username, password: 'Loptica-3-seta' });
    const created = db.handle.selectFrom('member').select('id').where('username', '=', username);
    return (await created.executeTakeFirstOrThrow()).id;
  };
  const addPlayer = async (lastName = 'Kovač'): Promise<number> => {
    const contact = { nickname: null, birthDate: null, residence: null, email: null, phone: null };
    return (await call('POST', 'league/players', { firstName: 'Ivan', lastName, ...contact })).player.id;
  };
  const link = (player: number, memberId: number | null) =>
    call('PUT', `league/players/${player}/member`, { memberId });
  const eraseSon = () => call('POST', `user-management/${son}/erase`, { username: SON.username });
  const entries = (action: string) =>
    db.handle
      .selectFrom('action_log')
      .select(['subject', 'before', 'after'])
      .where('action', '=', action)
      .orderBy('id')
      .execute();
  const linked = (Korisnik: string, username = Korisnik) => ({ Korisnik, 'Korisničko ime': username });

  test('the entry of a new user has the pseudonym alone, the one of the namesake stays', async () => {
    await eraseSon();
    const pseudonym = `Bivši član ${son}`;
    expect(await entries('Novi korisnik')).toMatchObject([
      { subject: 'Ivan Kovač', after: { 'Korisničko ime': FATHER.username } },
      { subject: pseudonym, after: { 'Korisničko ime': pseudonym } },
    ]);
  });

  test('so has that of an earlier release, which knew no member', async () => {
    const after = { 'Korisničko ime': SON.username, Uloge: 'Član' };
    const entry = { actorId: admin.id, at: club.clock.now(), action: 'Ranije', subject: 'Ivan Kovač', after };
    await db.transaction((tx) => recordAction(tx, entry));
    await eraseSon();
    const pseudonym = `Bivši član ${son}`;
    expect(await entries('Ranije')).toMatchObject([{ subject: pseudonym, after: { 'Korisničko ime': pseudonym } }]);
  });

  test('of a link of a player both the name of the player and that of the user are replaced', async () => {
    const player = await addPlayer();
    await link(player, son);
    await link(player, null);
    await link(player, father);
    await eraseSon();
    const pseudonym = `Bivši član ${son}`;
    expect(await entries('Igrač lige povezan s korisnikom')).toEqual([
      { subject: pseudonym, before: null, after: linked(pseudonym) },
      { subject: 'Ivan Kovač', before: null, after: linked('Ivan Kovač', FATHER.username) },
    ]);
    expect(await entries('Igrač lige odvojen od korisnika')).toEqual([
      { subject: pseudonym, before: linked(pseudonym), after: null },
    ]);
  });

  test('of a player who was the son by mistake, and is the father, only the son’s name is replaced', async () => {
    const player = await addPlayer();
    await link(player, son);
    await link(player, father);
    await eraseSon();
    expect((await entries('Igrač lige povezan s korisnikom'))[1]).toEqual({
      subject: 'Ivan Kovač',
      before: linked(`Bivši član ${son}`),
      after: linked('Ivan Kovač', FATHER.username),
    });
  });

  test('of a registration every name beside the username is replaced, and the year stays', async () => {
    await call('PUT', `user-management/${son}/email`, { email: PERSON.email });
    await call('POST', 'league/registrations', { ...PERSON, year: YEAR });
    await eraseSon();
    const pseudonym = `Bivši član ${son}`;
    expect(await entries('Ručna prijava za ligu')).toMatchObject([
      { subject: `${pseudonym}, ${YEAR}.`, after: { Ime: pseudonym, ...linked(pseudonym) } },
    ]);
  });

  test('of the league only the name is replaced: behind it the year stays', async () => {
    await call('PUT', `user-management/${son}/email`, { email: PERSON.email });
    const added = (await call('POST', 'league/registrations', { ...PERSON, year: YEAR })).registration;
    await call('PUT', `league/registrations/${added.id}`, { ...PERSON, city: 'Osijek', seen: added.lastModifiedDate });
    const fees = createLeagueFees(club);
    const [fee] = await fees.list();
    await fees.markPaid(fee?.id ?? 0, admin.id);
    await db.handle.updateTable('league_player').set({ nickname: 'Mali' }).where('member_id', '=', son).execute();
    await fees.markUnpaid(fee?.id ?? 0, admin.id);
    await eraseSon();
    const pseudonym = `Bivši član ${son}`;
    const subject = `${pseudonym}, ${YEAR}.`;
    expect(await entries('Ispravljena prijava za ligu')).toMatchObject([{ subject, after: { Prijava: pseudonym } }]);
    expect(await entries('Članarina plaćena')).toMatchObject([{ subject }]);
    expect(await entries('Članarina neplaćena')).toMatchObject([{ subject }]);
  });

  test('a player who was somebody else’s by mistake keeps the own name', async () => {
    const player = await addPlayer('Novak');
    await club.addMember({ firstName: 'Ivan', lastName: 'Novak' });
    await link(player, son);
    await link(player, null);
    await eraseSon();
    expect(await entries('Igrač lige odvojen od korisnika')).toMatchObject([
      { subject: 'Ivan Novak', before: linked(`Bivši član ${son}`) },
    ]);
  });
});
