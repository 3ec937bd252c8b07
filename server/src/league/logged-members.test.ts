import { recordedActions } from '../action-log/testing';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { orThrow } from '../testing/calls';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createLeagueFees } from './fees/league-fees.service';
import { playingLeagueRoutes } from './playing-calls';

const YEAR = 2026;
const IVAN = { firstName: 'Ivan', lastName: 'Kovač' };
const PERSON = { ...IVAN, birthDate: '2001-01-01', email: 'ivan@example.com', phone: '098 123 4567', city: 'Ivankovo' };

/** Father and son have one name: the log of administrators' actions shows and finds them by their usernames. */
eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => [playingLeagueRoutes({ ...parts, db })], `${YEAR}-03-01T08:00:00Z`);
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Upravitelj' });
    await club.addMember({ ...IVAN, username: 'ivan.stariji' });
    const son = await club.addMember({ ...IVAN, username: 'ivan.mladi' });
    await db.handle.updateTable('member').set({ email: PERSON.email }).where('id', '=', son.id).execute();
  });

  const call = async (method: 'POST' | 'PUT', path: string, payload: object = {}) =>
    orThrow(await club.as(admin).call(method, `admin/league/${path}`, payload));
  const logged = async () =>
    (await recordedActions(db, { subject: 'ivan.mladi' })).map(({ action, subject }) => [action, subject]);

  test('in every entry about the player who is the son, also one who is his no more', async () => {
    const { registration } = await call('POST', 'registrations', { ...PERSON, year: YEAR });
    const player: number = registration.player.id;
    const fees = createLeagueFees({ ...club, db });
    const [fee] = await fees.list();
    await fees.markPaid(fee?.id ?? 0, admin.id);
    await fees.markUnpaid(fee?.id ?? 0, admin.id);
    const data = {
      ...IVAN,
      nickname: null,
      birthDate: PERSON.birthDate,
      residence: 'Vinkovci',
      email: null,
      phone: null,
    };
    await call('PUT', `players/${player}`, data);
    const seen = registration.lastModifiedDate;
    const corrected = (await call('PUT', `registrations/${registration.id}`, { ...PERSON, city: 'Osijek', seen }))
      .registration;
    await call('POST', `registrations/${registration.id}/undo-acceptance`, { seen: corrected.lastModifiedDate });
    const accepted = (await call('POST', `registrations/${registration.id}/accept`)).registration;
    await call('PUT', `players/${accepted.player.id}/member`, { memberId: null });
    expect(await logged()).toEqual([
      ['Igrač lige odvojen od korisnika', 'Ivan Kovač (ivan.mladi)'],
      ['Prihvaćena prijava za ligu', `Ivan Kovač, ${YEAR}. (ivan.mladi)`],
      ['Poništeno prihvaćanje prijave za ligu', `Ivan Kovač, ${YEAR}. (ivan.mladi)`],
      ['Ispravljena prijava za ligu', `Ivan Kovač, ${YEAR}. (ivan.mladi)`],
      ['Podaci igrača lige', 'Ivan Kovač (ivan.mladi)'],
      ['Članarina neplaćena', `Ivan Kovač, ${YEAR}. (ivan.mladi)`],
      ['Članarina plaćena', `Ivan Kovač, ${YEAR}. (ivan.mladi)`],
      ['Ručna prijava za ligu', `Ivan Kovač, ${YEAR}. (ivan.mladi)`],
    ]);
  });
});
