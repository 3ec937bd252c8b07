import type { ActionLog } from '@club/shared/contracts/action-log';
import { RECEIPT_LIMIT } from '@club/shared/contracts/finances/expenses';
import { eachEngine } from '../platform/database/testing';
import type { TestClub, TestMember } from '../testing/test-club';
import { openExpenses, PDF, type WithExpenses } from './testing-expenses';

eachEngine((open) => {
  let club: TestClub;
  let admin: TestMember;
  let add: WithExpenses['add'];
  let attach: WithExpenses['attach'];
  let listed: WithExpenses['listed'];
  beforeAll(async () => {
    ({ club, admin, add, attach, listed } = await openExpenses(await open()));
  });

  describe('refused as a receipt', () => {
    test.each([
      ['a program that calls itself a receipt', Buffer.from('MZ\x90\0'), 400, 'RECEIPT_TYPE'],
      ['a picture that carries scripts', Buffer.from('<svg><script/></svg>'), 400, 'RECEIPT_TYPE'],
      ['no file at all', Buffer.alloc(0), 400, 'RECEIPT_MISSING'],
      ['more than ten megabytes', Buffer.alloc(RECEIPT_LIMIT + 1, '%PDF-'), 413, 'TOO_LARGE'],
    ])('%s', async (_, content, status, code) => {
      const expense = await add();
      const answer = await attach(expense, content);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect((await listed()).find(({ id }) => id === expense.id)).toMatchObject({ receipt: null, version: 1 });
    });

    test.each(['\n', '\r\n', '\u2028', '\t'])('a name with %j in it', async (broken) => {
      const expense = await add();
      const answer = await attach(expense, PDF, { name: `račun${broken}.pdf` });
      expect([answer.status, answer.body.fields]).toEqual([400, { name: 'Tekst mora biti u jednom retku.' }]);
      expect((await listed()).find(({ id }) => id === expense.id)).toMatchObject({ receipt: null, version: 1 });
    });

    test('another content type', async () => {
      const answer = await attach(await add(), Buffer.from('{}'), { type: 'application/json' });
      expect(answer.status).toBe(415);
    });
  });

  test('the name of a receipt comes back whole, whatever is in it', async () => {
    const expense = await add();
    const name = `O'Neill (2) 100% "x";*.pdf`;
    expect((await attach(expense, PDF, { name })).status).toBe(200);
    const disposition = (await club.as(admin).get(`expenses/${expense.id}/receipt`)).headers['content-disposition'];
    // What RFC 8187 allows in an encoded value.
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''(?:[\w!#$&+.^`|~-]|%[0-9A-F]{2})+$/);
    expect(decodeURIComponent(String(disposition).split("''")[1] ?? '')).toBe(name);
  });

  test('the log tells a receipt from another one of the same name, which phones give every picture', async () => {
    const expense = await add();
    const first = (await attach(expense, PDF, { name: 'image.pdf' })).body.expense;
    await attach(first, Buffer.concat([PDF, Buffer.alloc(4_000, ' ')]), { name: 'image.pdf' });
    const log: ActionLog = (await club.as(admin).get('admin/action-log?size=1')).body;
    expect(log.entries[0]).toMatchObject({
      action: 'Račun uz rashod',
      before: { Račun: 'image.pdf (1 kB)' },
      after: { Račun: 'image.pdf (4 kB)' },
    });
  });
});
