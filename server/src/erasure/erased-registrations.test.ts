import { eachEngine, type TestDatabase } from '../platform/database/testing';
import type { TestClub, TestMember } from '../testing/test-club';
import { addAdministrator } from './testing-administrator';
import { openLeagueForErasure } from './testing-league';
import { wholeDatabase } from './testing-texts';

const ANA = {
  firstName: 'Ana',
  lastName: 'Žuborski',
  birthDate: '1990-01-01',
  email: 'ana.doma@example.com',
  phone: '098 123 4567',
  city: 'Ivankovo',
};
const NAME = 'Ana Žuborski';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeEach(async () => {
    db = await open();
    const opened = await openLeagueForErasure(db);
    club = opened.club;
    admin = await addAdministrator(db, club, opened.directory);
  });

  /** @returns the registration's id */
  const register = async (but: Partial<typeof ANA> = {}): Promise<number> => {
    const person = { ...ANA, ...but };
    expect((await club.as().post('league-registration', { ...person, consent: true })).status).toBe(201);
    const { id } = await db.handle
      .selectFrom('league_registration')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    return id;
  };
  const refuse = (id: number, reason: string) =>
    club.as(admin).post(`admin/league/registrations/${id}/refuse`, { reason });
  const erase = (id: number, name = NAME) => club.as(admin).post(`admin/league/registrations/${id}/erase`, { name });
  const eraseMember = (id: number, username: string) =>
    club.as(admin).post(`admin/user-management/${id}/erase`, { username });
  const placesOf = async (word: RegExp) =>
    [...(await wholeDatabase(db.handle))].filter(([, text]) => word.test(text)).map(([place]) => place);
  const registered = async (id: number) =>
    (await club.as(admin).get('admin/league/registrations?year=2026')).body.find(
      (row: { id: number }) => row.id === id,
    );
  const HERS = /Žuborski|ana\.|098.?123|1990-01-01/i;

  test('a member leaves no registration with another e-mail', async () => {
    const ana = await club.addMember({ ...ANA, username: 'ana', email: 'ana@klub.hr' });
    await refuse(await register({ firstName: 'ANA', lastName: 'Zuborski' }), 'Žuborski se predomislila');
    expect((await eraseMember(ana.id, 'ana')).status).toBe(200);
    expect(await placesOf(HERS)).toEqual([]);
    expect(await placesOf(/zuborski/i)).toEqual([]);
  });

  test('nor one whose name has another apostrophe', async () => {
    const enzo = await club.addMember({ ...ANA, lastName: "Dell'Orco", username: 'enzo', email: 'enzo@klub.hr' });
    await refuse(await register({ lastName: 'Dell’Orco' }), 'Dell’Orco se predomislio');
    expect((await eraseMember(enzo.id, 'enzo')).status).toBe(200);
    expect(await placesOf(/orco|ana\.|098.?123|1990-01-01/i)).toEqual([]);
  });

  test('a relative who has registered with the member’s e-mail stays registered, and in the texts', async () => {
    const email = 'obitelj@klub.hr';
    const ana = await club.addMember({ ...ANA, username: 'ana', email });
    const son = {
      ...ANA,
      firstName: 'Marko',
      lastName: 'Mlinarić',
      birthDate: '2008-05-05',
      phone: '091 555 777',
      email,
    };
    const his = await register(son);
    await refuse(his, 'Marko Mlinarić nema 18 godina.');
    expect((await eraseMember(ana.id, 'ana')).status).toBe(200);
    expect(await registered(his)).toMatchObject({
      firstName: 'Marko',
      lastName: 'Mlinarić',
      birthDate: '2008-05-05',
      refuseReason: 'Marko Mlinarić nema 18 godina.',
    });
    expect(await placesOf(/Ana Žuborski/)).toEqual([]);
  });

  test('a registration with the e-mail and a former name, or a player’s birth date, is the person’s', async () => {
    const email = 'ana@klub.hr';
    const ana = await club.addMember({ ...ANA, username: 'ana', email });
    await refuse(await register({ email }), 'Kasno.');
    await db.handle.updateTable('member').set({ last_name: 'Ćelavko' }).where('id', '=', ana.id).execute();
    expect((await eraseMember(ana.id, 'ana')).status).toBe(200);
    expect(await placesOf(HERS)).toEqual([]);

    club.clock.set('2027-03-01T08:00:00Z');
    const person = { ...ANA, firstName: 'Iva', lastName: 'Šestak', email: 'iva@klub.hr', phone: '095 111 222' };
    const added = await club.as(admin).post('admin/league/registrations', { ...person, year: 2027 });
    club.clock.set('2026-07-10T08:00:00Z');
    await refuse(await register({ ...person, firstName: 'Ivica' }), 'Kasno.');
    const { id } = added.body.registration.player;
    expect((await club.as(admin).post(`admin/league/players/${id}/erase`, { name: 'Iva Šestak' })).status).toBe(200);
    expect(await placesOf(/Šestak|iva@klub|095.?111/)).toEqual([]);
  });

  test('of a player’s namesakes only the one born on the same day is the player', async () => {
    const added = await club.as(admin).post('admin/league/registrations', { ...ANA, year: 2027 });
    await register({ email: 'ana.posao@example.com' });
    const namesake = await register({ email: 'druga@example.com', birthDate: '1971-07-07', phone: '091 555 777' });
    const { id } = added.body.registration.player;
    expect((await club.as(admin).post(`admin/league/players/${id}/erase`, { name: NAME })).status).toBe(200);
    expect(await placesOf(/ana\.|098.?123|1990-01-01/)).toEqual([]);
    expect(await registered(namesake)).toMatchObject({ lastName: 'Žuborski', birthDate: '1971-07-07' });
  });

  test('refused: unknown, accepted, under another name, and a second time', async () => {
    expect((await erase(999_999)).body).toMatchObject({ status: 404, code: 'REGISTRATION_UNKNOWN' });
    const accepted = await register();
    await club.as(admin).post(`admin/league/registrations/${accepted}/accept`, {});
    expect((await erase(accepted)).body).toMatchObject({
      status: 409,
      code: 'REGISTRATION_ACCEPTED',
      message: 'Prijava je prihvaćena: osobni podaci brišu se na popisu igrača lige.',
    });
    const another = await register({ firstName: 'Iva', email: 'iva@example.com' });
    expect((await erase(another)).body).toMatchObject({
      code: 'NAME_DIFFERS',
      fields: { name: 'Upisano ime nije ime iz te prijave.' },
    });
    expect(await registered(another)).toMatchObject({ lastName: 'Žuborski', erased: false });
    expect((await erase(another, 'Iva Žuborski')).status).toBe(200);
    expect((await erase(another, `Izbrisana prijava ${another}`)).body).toMatchObject({
      status: 409,
      code: 'REGISTRATION_ERASED',
    });
  });

  test('somebody who is neither a member nor a player is erased from every registration and text', async () => {
    const id = await register();
    await refuse(id, 'Žuborski se predomislila');
    club.clock.set('2027-03-01T08:00:00Z');
    await register({ email: 'ana.posao@example.com' });
    expect((await erase(id)).body).toEqual({
      message: `Osobni podaci su izbrisani. Prijava ostaje pod imenom Izbrisana prijava ${id}.`,
      pseudonym: `Izbrisana prijava ${id}`,
    });
    expect(await placesOf(HERS)).toEqual([]);
    expect(await registered(id)).toMatchObject({ state: 'REFUSED', refuseReason: null, erased: true });
    const noted = await db.handle.selectFrom('action_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(noted).toMatchObject({ action: 'Brisanje osobnih podataka', subject: `Izbrisana prijava ${id}` });
  });

  test('the public list of registered players is at once without who was erased, accepted or not', async () => {
    const listed = async () =>
      (await club.as().get('registered-players')).body.map(({ ime }: { ime: string }) => ime).sort();
    const mia = { ...ANA, firstName: 'Mia', lastName: 'Ćelić', birthDate: '1991-02-02', email: 'mia@klub.hr' };
    const eva = { ...ANA, firstName: 'Eva', lastName: 'Horvat', birthDate: '1992-03-03', email: 'eva@klub.hr' };
    const undecided = await register();
    const member = await club.addMember({ ...mia, username: 'mia' });
    await club.as(admin).post(`admin/league/registrations/${await register(mia)}/accept`, {});
    await register(eva);
    expect(await listed()).toEqual(['Ana', 'Eva', 'Mia']);
    expect((await erase(undecided)).status).toBe(200);
    expect(await listed()).toEqual(['Eva', 'Mia']);
    expect((await eraseMember(member.id, 'mia')).status).toBe(200);
    expect(await listed()).toEqual(['Eva']);
  });

  test('erasing somebody who registered with a member’s name and e-mail leaves the member’s data', async () => {
    const email = 'ana@klub.hr';
    const ana = await club.addMember({ ...ANA, username: 'ana', email });
    const forged = await register({ email, phone: '091 000 111' });
    await refuse(forged, 'Nije Ana Žuborski, zvati 091 000 111');
    const { subject } = await db.handle.selectFrom('action_log').selectAll().orderBy('id').executeTakeFirstOrThrow();
    expect(subject).toBe('Ana Žuborski, 2026.');
    expect((await erase(forged)).status).toBe(200);
    expect(await placesOf(/091.000/)).toEqual([]);
    expect(await placesOf(/Žuborski/)).toEqual(expect.arrayContaining(['action_log.subject', 'member.last_name']));
    const member = db.handle.selectFrom('member').select('email').where('id', '=', ana.id);
    expect(await member.executeTakeFirstOrThrow()).toEqual({ email });
  });
});
