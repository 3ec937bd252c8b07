import type { AdminUsersQuery } from '@club/shared/contracts/accounts/member-accounts';
import { type SelectQueryBuilder, sql } from 'kysely';
import { hasNamesake } from '../members';
import { anyOf, type Handle, type PagePart } from '../platform/database';
import type { Tables } from '../platform/schema';
import { ACCOUNT_ORDER, type Direction, type MemberFilter, nameDirection, scanDirection } from './member-order';

type Wanted = MemberFilter & Pick<AdminUsersQuery, 'order'>;

interface Part {
  readonly skip: number;
  readonly length: number;
  /** The part is counted from the end of the list. */
  readonly reversed: boolean;
}

/** Members with their accounts, in no order. */
function membersWithAccounts(handle: Handle, { found, debtors }: MemberFilter) {
  return handle
    .selectFrom('member')
    .innerJoin('account', 'account.member_id', 'member.id')
    .select([
      'member.id',
      'first_name as firstName',
      'last_name as lastName',
      'username',
      'active',
      'erased_at as erasedAt',
      'balance_cents as balanceCents',
      'gratis',
      hasNamesake.as('hasNamesake'),
    ])
    .where(found.fits)
    .$if(debtors === 'true', (query) => query.where('balance_cents', '<', 0));
}

export type MemberRow = Awaited<ReturnType<ReturnType<typeof membersWithAccounts>['execute']>>[number];

/** By name in Croatian order, as the index of names has them. */
const byName = <Row>(query: SelectQueryBuilder<Tables, 'member' | 'account', Row>, direction: Direction) =>
  query.orderBy('last_name', direction).orderBy('first_name', direction).orderBy('member.id', direction);

/** The whole list, by name unless sorted by the account. */
export function allMembersWithAccounts(
  handle: Handle,
  { order, ...filter }: Wanted,
  limit?: number,
): Promise<MemberRow[]> {
  const [column, direction] = ACCOUNT_ORDER[order] ?? [];
  const members = membersWithAccounts(handle, filter);
  return byName(column ? members.orderBy(column, direction) : members, nameDirection(order))
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

/** One page of the list. A page of the second half is read from the end, so that the last one is as fast as the first. */
export async function pageOfMembers(
  handle: Handle,
  wanted: Wanted,
  { offset, size, total }: PagePart,
): Promise<MemberRow[]> {
  const length = Math.min(size, total - offset);
  if (length <= 0) return [];
  const reversed = offset > total / 2;
  const part = { skip: reversed ? total - offset - length : offset, length, reversed };
  const rows = await (ACCOUNT_ORDER[wanted.order] ? byAccount(handle, wanted, part) : onlyByName(handle, wanted, part));
  return reversed ? rows.toReversed() : rows;
}

const onlyByName = (handle: Handle, wanted: Wanted, { skip, length, reversed }: Part): Promise<MemberRow[]> =>
  byName(membersWithAccounts(handle, wanted), scanDirection(nameDirection(wanted.order), reversed))
    .offset(skip)
    .limit(length)
    .execute();

/** Members with the same value in the order by account. */
interface Run {
  readonly value: number;
  /** How many members of the list come before this run. */
  readonly start: number;
  readonly members: number;
  readonly ids: readonly number[];
}

/**
 * Orders by a column of the account, then by name. Members with equal values (after an import, all of them) are read
 * through the index of names: sorting them would compare each name by the Croatian collation.
 */
async function byAccount(handle: Handle, wanted: Wanted, part: Part): Promise<MemberRow[]> {
  const { skip, length, reversed } = part;
  const [column, direction] = ACCOUNT_ORDER[wanted.order] ?? ['balance_cents', 'asc'];
  const names = scanDirection(nameDirection(wanted.order), reversed);
  const members = membersWithAccounts(handle, wanted);
  const end = skip + length;

  const partOfRun = ({ value, start, members: count }: Run) =>
    byName(members.where(column, '=', value), names)
      .offset(Math.max(skip - start, 0))
      .limit(Math.min(start + count, end) - Math.max(skip, start))
      .execute();
  // By id, because the database would search all members for a range of values.
  const wholeRuns = (ids: readonly number[]) =>
    ids.length === 0
      ? []
      : byName(
          members.where('member.id', '=', anyOf(ids)).orderBy(column, scanDirection(direction, reversed)),
          names,
        ).execute();

  const runs = await runsOf(handle, wanted, part);
  // Only the runs at the ends of the page can be longer than it.
  const first = runs[0] && runs[0].start < skip ? runs.slice(0, 1) : [];
  const last = runs.slice(first.length).filter(({ start, members: count }) => start + count > end);
  const whole = runs.slice(first.length, runs.length - last.length).flatMap(({ ids }) => ids);
  const pieces = await Promise.all([...first.map(partOfRun), wholeRuns(whole), ...last.map(partOfRun)]);
  return pieces.flat();
}

/**
 * The runs that overlap a part of the list, without comparing names. One member beyond the part is read, to see whether
 * the last run goes on.
 */
async function runsOf(handle: Handle, { order, found, debtors }: Wanted, { skip, length, reversed }: Part) {
  const [column, direction] = ACCOUNT_ORDER[order] ?? ['balance_cents', 'asc'];
  const way = scanDirection(direction, reversed);
  const values = handle
    .selectFrom('account')
    .select(['member_id', `${column} as value`])
    .$if(!found.everybody, (query) =>
      query.where('member_id', 'in', handle.selectFrom('member').select('member.id').where(found.fits)),
    )
    .$if(debtors === 'true', (query) => query.where('balance_cents', '<', 0))
    .orderBy(column, way)
    .limit(skip + length + 1);
  const runs = handle
    .selectFrom(values.as('one'))
    .select(['value', sql<number>`count(*)::int`.as('members'), sql<number[]>`array_agg(member_id)`.as('ids')])
    .select(sql<number>`(sum(count(*)) over (order by value ${sql.raw(way)}) - count(*))::int`.as('start'))
    .groupBy('value');
  return handle
    .selectFrom(runs.as('run'))
    .selectAll()
    .where(sql<boolean>`start + members > ${skip}`)
    .where('start', '<', skip + length)
    .orderBy('start')
    .execute();
}
