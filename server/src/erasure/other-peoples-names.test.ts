import { createAccounts } from '../accounts';
import { insertPlayers } from '../league';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openCourtsForTests } from '../testing/club-services';
import type { TestClub, TestMember } from '../testing/test-club';
import { openErasure } from './testing-erasure';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeEach(async () => {
    db = await open();
    ({ club, admin } = await openErasure(db));
  });

  /** @returns the message */
  const erase = async (id: number, username: string): Promise<string> => {
    const answer = await club.as(admin).post(`admin/user-management/${id}/erase`, { username });
    expect(answer.status).toBe(200);
    return answer.body.message;
  };
  const pay = ({ id }: TestMember) => createAccounts(club).pay(id, 100, { actorId: admin.id });
  /** Of the payments, whom they were for. */
  const payers = async () => {
    const paid = db.handle.selectFrom('action_log').select('subject').where('action', '=', 'Uplata').orderBy('id');
    return (await paid.execute()).map(({ subject }) => subject);
  };

  test.each([
    [
      ['Iva', 'Kovač-Novak'],
      ['Petra', 'Kovač Novak'],
      ['Marija', 'Kovač-Horvat'],
    ],
    [
      ['Ana Marija', 'Kovač'],
      ['Marija', 'Kovač Babić'],
      ['Eva Marija', 'Kovač Marić'],
    ],
  ])('the names of others that contain the erased one stay: %s, %s, %s', async (...others) => {
    const marija = await club.addMember({ firstName: 'Marija', lastName: 'Kovač', username: 'marija' });
    await pay(marija);
    for (const [firstName = '', lastName = ''] of others) await pay(await club.addMember({ firstName, lastName }));
    await erase(marija.id, 'marija');
    expect(await payers()).toEqual([`Bivši član ${marija.id}`, ...others.map((names) => names.join(' '))]);
  });

  test('the last of two namesakes takes the name out of the texts, the first leaves it to the other', async () => {
    const [father, son] = [
      await club.addMember({ firstName: 'Ivan', lastName: 'Horvat', username: 'otac', email: 'otac@example.com' }),
      await club.addMember({ firstName: 'Ivan', lastName: 'Horvat', username: 'sin', email: 'sin@example.com' }),
    ];
    await openCourtsForTests(db, { opensOn: '2026-03-01', closesOn: '2026-11-30' });
    const played = { slot_id: 9, day: '2026-07-11', kind: 'LEAGUE', reason: null, price_cents: 0 } as const;
    const created = { payment_status: 'FREE', created_at: club.clock.now() } as const;
    await pay(son);
    await db.handle
      .insertInto('reservation')
      .values({ ...played, ...created, member_id: admin.id, opponent: 'Ivan Horvat' })
      .execute();
    const opponents = () => db.handle.selectFrom('reservation').select('opponent').execute();
    expect(await erase(father.id, 'otac')).toContain('U tekstovima ostaje ime koje ima i netko drugi u klubu.');
    expect([await payers(), await opponents()]).toEqual([['Ivan Horvat'], [{ opponent: 'Ivan Horvat' }]]);
    expect(await erase(son.id, 'sin')).not.toContain('netko drugi');
    const pseudonym = `Bivši član ${son.id}`;
    expect([await payers(), await opponents()]).toEqual([[pseudonym], [{ opponent: pseudonym }]]);
  });

  test('a member and the member’s own player are no namesakes', async () => {
    const her = await club.addMember({ firstName: 'Ana', lastName: 'Žuborski', username: 'ana', inLeague: true });
    await pay(her);
    await erase(her.id, 'ana');
    expect(await payers()).toEqual([`Bivši član ${her.id}`]);
  });

  test('a player leaves the name in the texts to a member who has it too', async () => {
    const person = { firstName: 'Ivan', lastName: 'Horvat' };
    const [id] = await db.transaction((tx) => insertPlayers(tx, [{ ...person, createdAt: club.clock.now() }]));
    await pay(await club.addMember(person));
    const answer = await club.as(admin).post(`admin/league/players/${id}/erase`, { name: 'Ivan Horvat' });
    expect(answer.status).toBe(200);
    expect(await payers()).toEqual(['Ivan Horvat']);
  });
});
