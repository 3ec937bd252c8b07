import { sql } from 'kysely';
import type { Handle } from '../platform/database';
import type { MemberFilter } from './member-order';

export async function countMembers(handle: Handle, { found, debtors }: MemberFilter): Promise<number> {
  const row = await handle
    .selectFrom('member')
    .$if(debtors === 'true', (query) => query.where('member.id', 'in', debtorIds(handle)))
    .select((of) => of.fn.countAll<number>().as('total'))
    .where(found.fits)
    .executeTakeFirstOrThrow();
  return row.total;
}

const debtorIds = (handle: Handle) => handle.selectFrom('account').select('member_id').where('balance_cents', '<', 0);

/** The total of all debts to the club, in cents, as a positive number. */
export async function debtCents(handle: Handle): Promise<number> {
  const { cents } = await handle
    .selectFrom('account')
    .select(sql<number>`coalesce(-sum(balance_cents), 0)::bigint`.as('cents'))
    .where('balance_cents', '<', 0)
    .executeTakeFirstOrThrow();
  return cents;
}
