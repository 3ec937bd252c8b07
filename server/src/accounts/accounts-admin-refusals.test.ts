import { eachEngine } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { accountsAdminForTests } from './testing-admin';

eachEngine((open) => {
  let club: TestClub;
  let admin: TestMember;
  let ana: TestMember;

  beforeAll(async () => {
    const database = await open();
    club = await openTestClub(database, (parts) => [accountsAdminForTests(parts)]);
    admin = await club.addMember({ roles: ['ADMIN'] });
    ana = await club.addMember();
  });

  describe('refused', () => {
    test.each([
      [{ userId: 1 }, 'amount'],
      [{ userId: 1, amount: 'deset' }, 'amount'],
      [{ userId: 1, amount: 2.5 }, 'amount'],
      [{ userId: 1, amount: 100_000 }, 'amount'],
      [{ userId: 'ana', amount: 1 }, 'userId'],
      // Larger than any id in the database.
      [{ userId: 2_147_483_648, amount: 1 }, 'userId'],
      // Loose parsing would convert these to the number 1, and pay to member 1.
      [{ userId: true, amount: 1 }, 'userId'],
      [{ userId: [1], amount: 1 }, 'userId'],
      [{ userId: '', amount: 1 }, 'userId'],
    ])('an amount that is not a whole number, or a missing member, naming the field: %j', async (payload, field) => {
      const answer = await club.as(admin).post('admin-users', payload);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    });

    test.each([
      ['admin-users', { userId: 999_999, amount: 0 }],
      ['admin-users-gratis', { userId: 999_999, amount: 0, note: 'pomoć' }],
    ])('nothing for a member whom the club does not have: %s', async (url, body) => {
      expect((await club.as(admin).post(url, body)).body).toMatchObject({ status: 404, code: 'MEMBER_UNKNOWN' });
    });

    test('gratis reservations without a reason, and fewer than none', async () => {
      const without = await club.as(admin).post('admin-users-gratis', { userId: ana.id, amount: 1, note: ' ' });
      expect(without.body.fields).toEqual({ note: 'Morate unijeti razlog za dodavanje gratis rezervacija.' });
      const fewer = await club.as(admin).post('admin-users-gratis', { userId: ana.id, amount: -1, note: 'krivo' });
      expect(Object.keys(fewer.body.fields)).toEqual(['amount']);
    });

    test('a number that no member can have', async () => {
      const answer = await club.as(admin).get('admin-users-details/99999999999');
      expect(answer.body).toMatchObject({ status: 400, code: 'VALIDATION', fields: { id: 'Oznaka je prevelika.' } });
    });

    test('money for an unknown member', async () => {
      expect((await club.as(admin).post('admin-users', { userId: 999_999, amount: 10 })).body.code).toBe(
        'MEMBER_UNKNOWN',
      );
      expect((await club.as(admin).get('admin-users-details/999999')).body.code).toBe('MEMBER_UNKNOWN');
    });
  });
});
