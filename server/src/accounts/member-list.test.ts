import { type AdminUserRow, DEBT_HEADER } from '@club/shared/contracts/accounts/member-accounts';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { sql } from 'kysely';
import { eachEngine } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { accountsAdminForTests } from './testing-admin';

eachEngine((open) => {
  let club: TestClub;
  let admin: TestMember;

  beforeAll(async () => {
    const database = await open();
    club = await openTestClub(database, (base) => [accountsAdminForTests(base)]);
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Horvat' });
    await club.addMember({ firstName: 'Ana', lastName: 'Čović' });
    await club.addMember({ firstName: 'Iva', lastName: 'Cvek' });
  });

  test('members are listed in Croatian order with their balances', async () => {
    const list = (await club.as(admin).get('admin-users')).body;
    expect(list.map((row: { lastName: string }) => row.lastName)).toEqual(['Cvek', 'Čović', 'Horvat']);
    expect(list[0]).toMatchObject({ accountBalance: 0, gratisServiceReservations: 0, active: true });
  });

  test('a member is marked whose name another one has too, on a page, in any order and in the whole list', async () => {
    for (const username of ['ihorvat1', 'ihorvat2']) {
      await club.addMember({ firstName: 'Ivan', lastName: 'Horvat', username });
    }
    for (const query of ['', '?page=0&size=300', '?page=0&size=300&order=balance-up', '?page=0&search=horvat']) {
      const { body } = await club.as(admin).get<AdminUserRow[]>(`admin-users${query}`);
      const marked = body.filter(({ hasNamesake }) => hasNamesake).map(({ username }) => username);
      expect([query, marked]).toEqual([query, ['ihorvat1', 'ihorvat2']]);
    }
  });

  test('only debtors, their total debt, and the lists for a spreadsheet', async () => {
    const debtor = await club.addMember({ firstName: 'Duje', lastName: 'Žanić', username: 'dzanic' });
    await club.as(admin).post(`admin-users/${debtor.id}/correction`, { amount: -3.5, reason: 'loptice' });
    const answer = await club.as(admin).get<AdminUserRow[]>('admin-users?debtors=true&page=0');
    const rows = answer.body;
    expect(rows.every(({ accountBalance }) => accountBalance < 0)).toBe(true);
    expect(Number(answer.headers[DEBT_HEADER])).toBe(-rows.reduce((sum, row) => sum + row.accountBalance, 0));
    expect((await club.as(admin).get('admin-users.csv?debtors=true')).body).toContain(
      'Žanić;Duje;dzanic;-3,50;0;da\r\n',
    );
    expect((await club.as(admin).get(`admin-users/${debtor.id}/statement.csv`)).body).toContain(
      'Ispravak iznosa (loptice);-3,50',
    );
    expect((await club.as(admin).get('admin-users/999999/statement.csv')).body.code).toBe('MEMBER_UNKNOWN');
  });

  describe('a page of the members', () => {
    const namesOf = (answer: { body: AdminUserRow[] }) =>
      answer.body.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    const page = async (query: string) => {
      const answer = await club.as(admin).get(`admin-users?${query}`);
      return { names: namesOf(answer), total: Number(answer.headers[TOTAL_HEADER]) };
    };

    test.each([
      ['page=-1', 'page'],
      ['page=prva', 'page'],
      ['page=0&size=0', 'size'],
      ['page=0&size=301', 'size'],
      ['order=height', 'order'],
      [`search=${'a'.repeat(81)}`, 'search'],
    ])('is refused for %s, naming the field', async (query, field) => {
      const answer = await club.as(admin).get(`admin-users?${query}`);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    });

    test('is a part of the whole list, with the total count; beyond the end the last page is returned', async () => {
      const all = namesOf(await club.as(admin).get('admin-users'));
      const last = Math.floor((all.length - 1) / 2);
      expect(await page('page=0&size=2')).toEqual({ names: all.slice(0, 2), total: all.length });
      expect(await page('page=1&size=2')).toEqual({ names: all.slice(2, 4), total: all.length });
      expect(await page('page=9999&size=2')).toEqual({ names: all.slice(last * 2), total: all.length });
      expect((await page('page=0&size=300&order=name-down')).names).toEqual(all.toReversed());
    });

    test('is searched by words in any order, without regard to case and diacritics', async () => {
      expect(await page('page=0&search=COVIC')).toMatchObject({ names: [expect.stringContaining('Čović')], total: 1 });
      expect(await page('page=5&search=nitko%20takav')).toEqual({ names: [], total: 0 });
      expect(await page('page=0&search=%25')).toEqual({ names: [], total: 0 });
    });

    test('is ordered by balance, in both directions; a member without entries has a zero balance', async () => {
      await sql`insert into member (identity_id, username, first_name, last_name, created_at)
        values ('nova', 'nova', 'Nova', 'Aba', now())`.execute(club.db.handle);
      const rich = await club.addMember({ firstName: 'Bogata', lastName: 'Zorić' });
      await club.as(admin).post('admin-users', { userId: rich.id, amount: 500 });
      expect((await page('page=0&size=1&order=balance-down')).names).toEqual(['Bogata Zorić']);
      expect((await page('page=9999&size=1&order=balance-up')).names).toEqual(['Bogata Zorić']);

      const inOrder = async (order: string) => {
        const rows = (await club.as(admin).get<AdminUserRow[]>(`admin-users?page=0&size=300&order=${order}`)).body;
        expect(rows.find(({ username }) => username === 'nova')).toMatchObject({ accountBalance: 0 });
        return rows.map(({ accountBalance, username }) => `${accountBalance} ${username}`);
      };
      const balanceOf = (row: string) => Number.parseFloat(row);
      const [up, down] = [await inOrder('balance-up'), await inOrder('balance-down')];
      expect(up.map(balanceOf)).toEqual(up.map(balanceOf).toSorted((a, b) => a - b));
      expect(down.map(balanceOf)).toEqual(up.map(balanceOf).toReversed());
      // Members with equal balances are ordered by name, in both directions: Aba before all others.
      const zeros = (rows: string[]) => rows.filter((row) => balanceOf(row) === 0);
      expect(zeros(up)[0]).toBe('0 nova');
      expect(zeros(down)).toEqual(zeros(up));
    });

    describe('with members of equal balances, who span several pages', () => {
      // A dozen debtors, many balances of zero, five equal credits.
      beforeAll(async () => {
        const { handle } = club.db;
        await sql`insert into member (identity_id, username, first_name, last_name, created_at)
          select 'jednaki-' || n, 'jednaki' || n, (array['Čedo', 'Ćiro', 'Cvita'])[1 + n % 3], 'Jednaki ' || chr(65 + n % 7), now()
          from generate_series(1, 130) n`.execute(handle);
        await sql`update account set gratis = member_id % 11 % 2,
            balance_cents = case when member_id % 11 = 0 then -700 when member_id % 26 = 1 then 500 else 0 end
          from member where member.id = member_id and username like 'jednaki%'`.execute(handle);
      });

      test.each([
        'order=name',
        'order=name-down',
        'order=balance-up',
        'order=balance-down',
        'order=gratis',
        'order=balance-up&search=ki',
        'order=balance-down&search=ki',
        'order=balance-up&debtors=true',
      ])('for %s the pages make up the whole list', async (query) => {
        const rows = (await club.as(admin).get<AdminUserRow[]>(`admin-users?${query}`)).body;
        expect(rows.length).toBeGreaterThan(10);
        for (const size of [4, 50]) {
          const paged: AdminUserRow[][] = [];
          for (let n = 0; n * size < rows.length; n += 1) {
            paged.push((await club.as(admin).get(`admin-users?${query}&page=${n}&size=${size}`)).body);
          }
          expect(paged.flat()).toEqual(rows);
          expect(paged.slice(0, -1).every((part) => part.length === size)).toBe(true);
        }
      });
    });
  });
});
