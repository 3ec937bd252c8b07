import type { ActionLog } from '@club/shared/contracts/action-log';
import type { Expense } from '@club/shared/contracts/finances/expenses';
import type { LeagueSummary } from '@club/shared/contracts/finances/summaries';
import type { Tx } from '../platform/database';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { orThrow } from '../testing/calls';
import { queueBehindLock } from '../testing/concurrently';
import type { TestClub, TestMember } from '../testing/test-club';
import { BALLS, openExpenses, PDF, type WithExpenses } from './testing-expenses';

eachEngine((open) => {
  let database: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let cashier: TestMember;
  let ana: TestMember;
  let add: WithExpenses['add'];
  let attach: WithExpenses['attach'];
  let listed: WithExpenses['listed'];

  beforeAll(async () => {
    database = await open();
    ({ club, admin, add, attach, listed } = await openExpenses(database));
    cashier = await club.addMember({ roles: ['MAINTENANCE'] });
    ana = await club.addMember();
  });

  describe('refused', () => {
    test.each([
      ['year', { year: 1899 }],
      ['year', { year: 2101 }],
      ['year', { year: 2026.5 }],
      ['expenseName', { expenseName: '  ' }],
      ['expenseName', { expenseName: 'x'.repeat(81) }],
      ['expenseAmount', { expenseAmount: 0 }],
      ['expenseAmount', { expenseAmount: -5 }],
      ['expenseAmount', { expenseAmount: 1.005 }],
      ['expenseAmount', { expenseAmount: 1_000_001 }],
      ['expenseAmount', { expenseAmount: '12' }],
      ['expenseDate', { expenseDate: '2026-02-30' }],
      ['expenseDate', { expenseDate: undefined }],
      ['expenseDate', { expenseDate: '1899-12-31' }],
      ['expenseDate', { expenseDate: '2062-04-02' }],
      ['description', { description: 'x'.repeat(501) }],
    ])('a wrong %s: %j', async (field, change) => {
      const answer = await club.as(admin).post('organization-expenses', { ...BALLS, ...change });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    });

    test('to a member; the cashier can read receipts, but change nothing', async () => {
      const expense = await add();
      expect((await club.as(ana).post('league-expenses', BALLS)).status).toBe(403);
      expect((await club.as(cashier).post('league-expenses', BALLS)).status).toBe(403);
      expect((await club.as(cashier).delete(`expenses/${expense.id}?version=1`)).status).toBe(403);
      await attach(expense, PDF);
      expect((await club.as(cashier).get(`expenses/${expense.id}/receipt`)).status).toBe(200);
      expect((await club.as(ana).get(`expenses/${expense.id}/receipt`)).status).toBe(403);
    });

    test('a change to a day in the far future: nothing is written', async () => {
      const expense = await add();
      const answer = await club
        .as(admin)
        .put(`expenses/${expense.id}`, { ...BALLS, expenseDate: '2062-04-02', version: 1 });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['expenseDate']]);
      expect(await listed()).toContainEqual(expect.objectContaining({ id: expense.id, version: 1 }));
    });

    test('no year from 1900 to 2100, however far from the day: only the form asks', async () => {
      const { id, year } = await add('organization-expenses', { year: 1900 });
      const { body } = await club.as(admin).put(`expenses/${id}`, { ...BALLS, year: 2100, version: 1 });
      expect([year, body.expense.year]).toEqual([1900, 2100]);
    });

    test('a change after a change in another tab, with the current expense', async () => {
      const expense = await add();
      const first = await club.as(admin).put(`expenses/${expense.id}`, { ...BALLS, expenseAmount: 400, version: 1 });
      expect(first.body.expense).toMatchObject({ expenseAmount: 400, version: 2 });
      for (const late of [
        await club.as(admin).put(`expenses/${expense.id}`, { ...BALLS, expenseAmount: 300, version: 1 }),
        await club.as(admin).delete(`expenses/${expense.id}?version=1`),
        await attach(expense, PDF),
      ]) {
        expect([late.status, late.body.code, late.body.current.expenseAmount]).toEqual([409, 'EXPENSE_MOVED', 400]);
      }
    });

    test('the second of two changes at once, with what the first has just saved', async () => {
      const expense = await add();
      const change = (expenseAmount: number) => async () =>
        orThrow(await club.as(admin).put(`expenses/${expense.id}`, { ...BALLS, expenseAmount, version: 1 }));
      const held = (tx: Tx) => tx.selectFrom('expense').select('id').where('id', '=', expense.id).forUpdate().execute();
      let late: { current?: Expense } | undefined;
      const second = () =>
        change(300)().catch((refusal) => {
          late = refusal;
          throw refusal;
        });
      expect(await queueBehindLock(database, held, change(400), second)).toEqual(['done', 'EXPENSE_MOVED']);
      expect(late?.current).toMatchObject({ expenseAmount: 400, version: 2 });
    });

    test('an unknown expense', async () => {
      expect((await club.as(admin).put('expenses/999999', { ...BALLS, version: 1 })).body.code).toBe('EXPENSE_UNKNOWN');
      expect((await club.as(admin).get('expenses/999999/receipt')).body.code).toBe('RECEIPT_UNKNOWN');
    });

    test('an expense of an old book has its day in that year', async () => {
      const old = { year: 1962, expenseDate: '1962-05-01' };
      expect(await add('league-expenses', old)).toMatchObject(old);
      const { expenses } = (await club.as(admin).get<LeagueSummary>('league-expenses?year=1962')).body;
      expect(expenses).toMatchObject([old]);
    });

    test('an expense whose name has more than a line', async () => {
      const answer = await club.as(admin).post('league-expenses', { ...BALLS, expenseName: 'Loptice\nza ligu' });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['expenseName']]);
    });
  });

  describe('a request with a key', () => {
    const in2016 = { year: 2016, expenseDate: '2016-04-02' };
    const send = (key: string, change = {}, path = 'organization-expenses') =>
      club.as(admin, { 'idempotency-key': key }).post(path, { ...BALLS, ...in2016, ...change });
    const spent = async () =>
      (await club.as(admin).get<LeagueSummary>('organization-expenses/2016')).body.totalExpenses;
    const logged = async () =>
      (await club.as(admin).get<ActionLog>('admin/action-log?size=100')).body.entries.filter(
        ({ after }) => after?.Godina === '2016',
      );

    test('that is sent again enters the expense once', async () => {
      const key = '2c9f8e5e-6f4e-4c56-9a3e-2f5f7f3f9a10';
      const [first, second] = await Promise.all([send(key), send(key)]);
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.body).toEqual(first.body);
      expect((await send(key)).body).toEqual(first.body);
      expect(await spent()).toBe(412.8);
      expect(await logged()).toHaveLength(1);
    });

    test('is refused for anything but what it entered', async () => {
      const key = '3c9f8e5e-6f4e-4c56-9a3e-2f5f7f3f9a10';
      const { expense } = (await send(key, { year: 2015 })).body;
      const refused = [409, 'KEY_REUSED'];
      const answered = async (change = {}, path?: string) => {
        const answer = await send(key, { year: 2015, ...change }, path);
        return [answer.status, answer.body.code];
      };
      expect(await answered({ expenseAmount: 41.28 })).toEqual(refused);
      expect(await answered({ expenseDate: '2016-04-03' })).toEqual(refused);
      expect(await answered({}, 'league-expenses')).toEqual(refused);
      await club.as(admin).delete(`expenses/${expense.id}?version=1`);
      expect(await answered()).toEqual([409, 'EXPENSE_DELETED']);
    });
  });

  test('a change that is sent again, because the answer was lost, is saved and logged once', async () => {
    const { id } = await add();
    const logged = async () => (await club.as(admin).get<ActionLog>('admin/action-log?size=1')).body.entries[0]?.id;
    const change = { ...BALLS, expenseName: 'Loptice', description: '', version: 1 };
    const calls = [
      () => club.as(admin).put(`expenses/${id}`, change),
      () => attach({ id, version: 2 }, PDF),
      () => club.as(admin).delete(`expenses/${id}/receipt?version=3`),
    ];
    for (const send of calls) {
      const first = await orThrow(await send());
      const last = await logged();
      expect(await send()).toMatchObject({ status: 200, body: first });
      expect(await logged()).toBe(last);
    }
    await attach({ id, version: 4 }, PDF);
    const other = await attach({ id, version: 4 }, Buffer.concat([PDF, PDF]));
    expect(other.body).toMatchObject({ code: 'EXPENSE_MOVED', current: { version: 5 } });
  });

  test.each([[undefined], [null], ['']])('the description is optional: %j', async (description) => {
    const expense = await add('organization-expenses', { description, year: 2025 });
    expect(expense).toMatchObject({ expenseName: 'Loptice za ligu', description: '' });
  });

  test('entered, changed, given a receipt, deleted: each in the action log, which still shows the deleted one', async () => {
    const expense = await add();
    await club.as(admin).put(`expenses/${expense.id}`, { ...BALLS, expenseName: 'Loptice', version: 1 });
    const attached = (await attach({ ...expense, version: 2 }, PDF)).body.expense;
    expect(attached.receipt).toEqual({ name: 'račun.pdf', type: 'application/pdf', size: PDF.length });
    const file = await club.app.inject({ url: `/api/expenses/${expense.id}/receipt`, headers: admin.headers });
    expect([file.headers['content-type'], file.rawPayload]).toEqual(['application/pdf', PDF]);
    expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''ra%C4%8Dun.pdf");

    expect((await club.as(admin).delete(`expenses/${expense.id}?version=3`)).body).toEqual({
      message: 'Rashod je izbrisan.',
    });
    expect((await listed()).map(({ id }) => id)).not.toContain(expense.id);
    expect((await club.as(admin).get(`expenses/${expense.id}/receipt`)).status).toBe(404);

    const log: ActionLog = (await club.as(admin).get('admin/action-log?size=4')).body;
    expect(log.entries.map(({ action }) => action)).toEqual([
      'Brisanje rashoda',
      'Račun uz rashod',
      'Promjena rashoda',
      'Novi rashod',
    ]);
    expect(log.entries[0]).toMatchObject({
      actor: 'Zvonimir Matić',
      subject: 'Rashod: Loptice',
      before: { Knjiga: 'Ljetna liga', Iznos: '412,80\u00a0€', Datum: '02.04.2026.', Opis: 'četiri kutije' },
      after: null,
    });
  });

  test('the list opens in a spreadsheet without formulas', async () => {
    await add('league-expenses', { year: 2027, expenseName: '=HYPERLINK("http://zlo")', description: '' });
    const answer = await club.as(admin).get('league-expenses.csv?year=2027');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toBe(
      '\uFEFFDatum;Godina;Knjiga;Naziv;Opis;Iznos (EUR)\r\n' +
        `02.04.2026.;2027;Ljetna liga;"'=HYPERLINK(""http://zlo"")";;412,80\r\n`,
    );
  });
});
