import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openCourtsForTests } from '../testing/club-services';
import type { TestClub, TestMember } from '../testing/test-club';
import { openErasure } from './testing-erasure';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeAll(async () => {
    db = await open();
    await openCourtsForTests(db, { opensOn: '2026-01-01', closesOn: '2026-12-31' });
    ({ club, admin } = await openErasure(db));
  });

  const erase = (id: number, username: string, by = admin) =>
    club.as(by).post(`admin/user-management/${id}/erase`, { username });
  const erasePlayer = (id: number, name: string, by = admin) =>
    club.as(by).post(`admin/league/players/${id}/erase`, { name });
  const namesOf = (table: 'league_player' | 'member', id: number) =>
    db.handle.selectFrom(table).select(['first_name', 'erased_at']).where('id', '=', id).executeTakeFirst();

  test('a player who is a user, an unknown player, and a caller who is not an administrator', async () => {
    const { id: memberId } = await club.addMember({ firstName: 'Iva', lastName: 'Horvat', inLeague: true });
    const player = db.handle.selectFrom('league_player').select('id').where('member_id', '=', memberId);
    const { id } = await player.executeTakeFirstOrThrow();
    expect((await erasePlayer(id, 'Iva Horvat')).body.code).toBe('PLAYER_IS_MEMBER');
    expect((await erasePlayer(999_999, 'Iva Horvat')).status).toBe(404);
    const nobody = await club.addMember();
    expect((await erasePlayer(id, 'Iva Horvat', nobody)).status).toBe(403);
    expect(await namesOf('league_player', id)).toEqual({ first_name: 'Iva', erased_at: null });
  });

  test('another name, oneself, and a member who still has bookings', async () => {
    const marko = await club.addMember({ firstName: 'Marko', username: 'marko' });
    const other = await erase(marko.id, 'iva');
    expect([other.status, other.body.fields]).toEqual([
      400,
      { username: 'Upisano korisničko ime nije ime ovog korisnika.' },
    ]);
    expect((await erase(admin.id, 'whoever')).body.code).toBe('OWN_PERSON');
    expect((await erase(999_999, 'nobody')).status).toBe(404);
    const ahead = { slot_id: 1, day: '2026-07-11', kind: 'FRIENDLY', price_cents: 0, payment_status: 'FREE' } as const;
    const booked = { ...ahead, member_id: marko.id, opponent: null, reason: null, created_at: club.clock.now() };
    await db.handle.insertInto('reservation').values(booked).execute();
    expect((await erase(marko.id, 'marko')).body.code).toBe('BOOKINGS_AHEAD');
    expect(await namesOf('member', marko.id)).toEqual({ first_name: 'Marko', erased_at: null });
  });

  test('the only administrator who can sign in', async () => {
    const cannotSignIn = await club.addMember({ roles: ['ADMIN'] });
    const { username } = await db.handle
      .selectFrom('member')
      .select('username')
      .where('id', '=', admin.id)
      .executeTakeFirstOrThrow();
    const answer = await erase(admin.id, username, cannotSignIn);
    expect([answer.status, answer.body.code]).toEqual([409, 'LAST_ADMINISTRATOR']);
    expect(await namesOf('member', admin.id)).toEqual({ first_name: 'Zvonimir', erased_at: null });
  });
});
