import { sql } from 'kysely';
import { memberForTests } from '../members/testing';
import type { Database } from '../platform/database';
import { eachEngine } from '../platform/database/testing';
import { newestFirst } from './statement.repository';

const PAGE = 20;
const ENTRIES = 4_000;

interface Step {
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Step[];
}

/** The largest number of rows in any step of a plan. */
const mostTouched = (step: Step): number =>
  Math.max(step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0), ...(step.Plans ?? []).map(mostTouched));

const payIn = (db: Database, memberId: number, entries: number) =>
  sql`insert into ledger_entry (member_id, at, kind, amount_cents, balance_after, gratis_after, actor_id)
    select ${memberId}::int, now(), 'PAYMENT', 1, n, 0, ${memberId}::int from generate_series(1, ${entries}::int) n`.execute(
    db.handle,
  );

eachEngine((open) => {
  test('a page reads no more of the ledger than it shows, with any planner statistics', async () => {
    const db = await open();
    const [quiet, busy] = [await memberForTests(db), await memberForTests(db)];
    for (const member of [quiet, busy]) await payIn(db, member, ENTRIES);
    const touched = async (member: number) => {
      const [row] = await newestFirst(db.handle, member, PAGE).selectAll().explain('json', sql`analyze`);
      const [{ Plan }] = (row as { 'QUERY PLAN': [{ Plan: Step }] })['QUERY PLAN'];
      return mostTouched(Plan);
    };
    for (const statistics of [false, true]) {
      if (statistics) await sql`analyze`.execute(db.handle);
      for (const member of [quiet, busy]) expect(await touched(member)).toBe(PAGE);
    }
  });
});
