import { sql } from 'kysely';
import type { Handle, Tx } from '../platform/database';

/** Years that the selectors leave out, in no order. */
export async function hiddenYears(handle: Handle): Promise<number[]> {
  return (await handle.selectFrom('hidden_finance_year').select('year').execute()).map(({ year }) => year);
}

/** Concurrent replacements run one after another; readers do not wait. To be called before anything is read. */
export async function lockHiddenYears(tx: Tx): Promise<void> {
  await sql`lock table hidden_finance_year in share row exclusive mode`.execute(tx);
}

export async function replaceHiddenYears(tx: Tx, years: readonly number[]): Promise<void> {
  await tx.deleteFrom('hidden_finance_year').execute();
  if (years.length > 0) {
    await tx
      .insertInto('hidden_finance_year')
      .values(years.map((year) => ({ year })))
      .execute();
  }
}
