import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { insertPlayers } from '../players/league-players.repository';
import { playingLeagueRoutes } from '../playing-calls';

const PETAR = { firstName: 'Petar', lastName: 'Perić' };

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let registrations = 0;
  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => [playingLeagueRoutes({ ...parts, db })], '2026-03-01T08:00:00Z');
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
  });

  /** Accepts a registration with the e-mail as a player whom the member is linked to. @returns the message */
  const acceptAsPlayerOf = async (own: TestMember, email: string, choice: object): Promise<string> => {
    registrations += 1;
    const birthDate = `1990-05-0${registrations}`;
    const person = { ...PETAR, birthDate, email, phone: '091 111 22 33', city: 'Ivankovo' };
    const createdAt = club.clock.now();
    const [player] = await db.transaction((tx) =>
      insertPlayers(tx, [{ ...PETAR, email, memberId: own.id, createdAt }]),
    );
    await club.as().post('league-registration', { ...person, consent: true });
    const { body: rows } = await club.as(admin).get('admin/league/registrations?year=2026');
    const { id, candidates } = rows.find((row: { email: string }) => row.email === email);
    expect(candidates).toContainEqual(expect.objectContaining({ id: player, memberId: own.id }));
    const accepting = { playerId: player, ...choice };
    const { body } = await club.as(admin).post(`admin/league/registrations/${id}/accept`, accepting);
    const linked = db.handle.selectFrom('league_player').select('id').where('member_id', '=', own.id);
    expect(await linked.execute()).toEqual([{ id: player }]);
    return body.message;
  };

  test('a player who is linked to a member already keeps the link, and the message says that the ticked one was not linked', async () => {
    const own = await club.addMember({ firstName: 'Pero', lastName: 'Perić', username: 'pero' });
    const ticked = await club.addMember({ ...PETAR, email: 'petar@example.com' });
    expect(await acceptAsPlayerOf(own, 'petar@example.com', { linkMember: true, memberId: ticked.id })).toBe(
      'Prijava je prihvaćena. Igrač je otprije povezan s korisnikom: Pero Perić (pero). Ta veza nije promijenjena.',
    );
  });

  test('where no other member was ticked, the message only names the linked one', async () => {
    const message = 'Prijava je prihvaćena. Igrač je otprije povezan s korisnikom: Petar Perić';
    const unticked = await club.addMember({ ...PETAR, username: 'p1' });
    await club.addMember({ ...PETAR, email: 'p2@example.com' });
    expect(await acceptAsPlayerOf(unticked, 'p2@example.com', { linkMember: false })).toBe(`${message} (p1).`);
    const same = await club.addMember({ ...PETAR, username: 'p3', email: 'p3@example.com' });
    const choice = { linkMember: true, memberId: same.id };
    expect(await acceptAsPlayerOf(same, 'p3@example.com', choice)).toBe(`${message} (p3).`);
    // A page of an earlier release does not say whom it shows.
    const unasked = await club.addMember({ ...PETAR, username: 'p4' });
    await club.addMember({ ...PETAR, email: 'p5@example.com' });
    expect(await acceptAsPlayerOf(unasked, 'p5@example.com', {})).toBe(`${message} (p4).`);
  });

  test('nor does the message of a player who is added, where nobody is asked', async () => {
    const own = await club.addMember({ ...PETAR, username: 'p6' });
    const email = 'p7@example.com';
    await club.addMember({ ...PETAR, email });
    const createdAt = club.clock.now();
    const [playerId] = await db.transaction((tx) =>
      insertPlayers(tx, [{ ...PETAR, email, memberId: own.id, createdAt }]),
    );
    const person = { ...PETAR, birthDate: '1990-06-01', email, phone: '091 111 22 33', city: 'Ivankovo' };
    const { body } = await club.as(admin).post('admin/league/registrations', { ...person, year: 2026, playerId });
    expect(body.message).toMatch(/otprije povezan s korisnikom: Petar Perić \(p6\)\.$/);
  });
});
