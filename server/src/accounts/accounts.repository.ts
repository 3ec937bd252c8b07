import type { PaymentStatus } from '@club/shared/domain';
import type { Insertable } from 'kysely';
import { type Handle, preparedStatement, type Tx } from '../platform/database';
import type { Tables } from '../platform/schema';
import { listedReservations } from '../reservations';

const ACCOUNT = [
  'member_id as memberId',
  'balance_cents as balanceCents',
  'payments_cents as paymentsCents',
  'gratis',
] as const;

export interface Account {
  readonly memberId: number;
  readonly balanceCents: number;
  readonly paymentsCents: number;
  readonly gratis: number;
}

const lock = preparedStatement<Account>(
  'lock-accounts',
  `select member_id as "memberId", balance_cents as "balanceCents", payments_cents as "paymentsCents", gratis
   from account where member_id = any($1::int[]) order by member_id for update`,
);

/**
 * The members' accounts, locked until the transaction ends; in the order of their ids, as everywhere, so that two
 * transactions cannot deadlock.
 */
export async function lockAccounts(tx: Tx, memberIds: readonly number[]): Promise<ReadonlyMap<number, Account>> {
  const accounts = await lock(tx, [...memberIds]);
  return new Map(accounts.map((account) => [account.memberId, account]));
}

export async function lockAccount(tx: Tx, memberId: number): Promise<Account> {
  const account = (await lockAccounts(tx, [memberId])).get(memberId);
  if (!account) throw new Error(`Member ${memberId} has no account.`);
  return account;
}

export function findAccount(handle: Handle, memberId: number) {
  return handle.selectFrom('account').select(ACCOUNT).where('member_id', '=', memberId).executeTakeFirstOrThrow();
}

const ENTRY = [
  'member_id',
  'at',
  'kind',
  'amount_cents',
  'gratis',
  'balance_after',
  'gratis_after',
  'reservation_id',
  'reverses_id',
  'reason',
  'actor_id',
  'idempotency_key',
] as const satisfies readonly (keyof Tables['ledger_entry'])[];

export type NewEntry = Pick<Insertable<Tables['ledger_entry']>, (typeof ENTRY)[number]>;

const enter = preparedStatement(
  'enter',
  `with entered as (
     insert into ledger_entry (${ENTRY})
     select ${ENTRY} from jsonb_populate_recordset(null::ledger_entry, $1::jsonb)
   )
   update account set balance_cents = after.balance_cents, payments_cents = after.payments_cents, gratis = after.gratis
   from jsonb_populate_recordset(null::account, $2::jsonb) after where account.member_id = after.member_id`,
);

/** Adds one entry to each of some locked accounts' ledgers, and updates the accounts. */
export async function insertEntries(tx: Tx, entries: readonly NewEntry[], after: readonly Account[]): Promise<void> {
  const accounts = after.map(({ memberId, balanceCents, paymentsCents, gratis }) => ({
    member_id: memberId,
    balance_cents: balanceCents,
    payments_cents: paymentsCents,
    gratis,
  }));
  await enter(tx, JSON.stringify(entries), JSON.stringify(accounts));
}

/** The entry of an earlier request with the same key; read under the account's lock. */
export function entryWithKey(tx: Tx, memberId: number, key: string) {
  return tx
    .selectFrom('ledger_entry')
    .select(['id as entryId', 'kind', 'amount_cents as amountCents', 'gratis', 'reason'])
    .select(['balance_after as balanceCents', 'gratis_after as gratisAfter'])
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The member's newest entry: the one that the transaction has just added. */
export function newestEntry(tx: Tx, memberId: number) {
  return tx
    .selectFrom('ledger_entry')
    .select(['id as entryId', 'balance_after as balanceCents', 'gratis_after as gratisAfter'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** What an administrator is about to enter: an amount, or else a number of gratis reservations. */
interface PlannedEntry {
  readonly memberId: number;
  readonly amountCents: number;
  readonly gratis: number;
  readonly actorId: number;
}

/**
 * Another administrator who has entered the same for the member since the given time; a reversed entry does not count.
 */
export function sameEntryBy(tx: Tx, entry: PlannedEntry, since: Date) {
  return tx
    .selectFrom('ledger_entry')
    .innerJoin('member as actor', 'actor.id', 'ledger_entry.actor_id')
    .select(['actor.first_name as firstName', 'actor.last_name as lastName'])
    .where('member_id', '=', entry.memberId)
    .where('amount_cents', '=', entry.amountCents)
    .where('gratis', '=', entry.gratis)
    .where('kind', 'in', ['PAYMENT', 'CORRECTION', 'GRATIS_GRANT'])
    .where('actor_id', '!=', entry.actorId)
    .where('at', '>', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_entry as reversal')
            .select('reversal.id')
            .whereRef('reversal.reverses_id', '=', 'ledger_entry.id'),
        ),
      ),
    )
    .executeTakeFirst();
}

export function findEntry(handle: Handle, id: number) {
  return handle
    .selectFrom('ledger_entry')
    .select(['id', 'member_id as memberId', 'kind', 'amount_cents as amountCents', 'gratis'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether an entry of a locked account's ledger has been reversed. */
export async function isReversed(tx: Tx, id: number): Promise<boolean> {
  const reversal = await tx.selectFrom('ledger_entry').select('id').where('reverses_id', '=', id).executeTakeFirst();
  return reversal !== undefined;
}

/** The total of the member's unpaid reservations. */
export async function unpaidCents(tx: Tx, memberId: number): Promise<number> {
  const row = await activeReservations(tx, memberId, 'NOT_PAID')
    .select((of) => of.fn.sum<string | null>('price_cents').as('cents'))
    .executeTakeFirstOrThrow();
  return Number(row.cents);
}

export function oldestUnpaid(tx: Tx, memberId: number, limit: number) {
  return activeReservations(tx, memberId, 'NOT_PAID')
    .select(['id', 'price_cents as priceCents'])
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function newestPaid(tx: Tx, memberId: number, limit: number) {
  return activeReservations(tx, memberId, 'PAID')
    .select(['id', 'price_cents as priceCents'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Makes every paid reservation that is newer than the oldest unpaid one unpaid too. */
export async function reopenAfterOldestDebt(tx: Tx, memberId: number): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ payment_status: 'NOT_PAID' })
    .where('member_id', '=', memberId)
    .where('payment_status', '=', 'PAID')
    .where('cancelled_at', 'is', null)
    .where(
      'id',
      '>',
      activeReservations(tx, memberId, 'NOT_PAID').select((of) => of.fn.min('id').as('oldest')),
    )
    .execute();
}

export async function markReservations(tx: Tx, ids: readonly number[], status: PaymentStatus): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('reservation').set({ payment_status: status }).where('id', 'in', ids).execute();
}

/** A reservation with the data that the account needs. */
export function findCharged(handle: Handle, id: number) {
  return handle
    .selectFrom('reservation')
    .innerJoin('slot', 'slot.id', 'reservation.slot_id')
    .select([
      'reservation.id',
      'day',
      'starts',
      'court_id as courtId',
      'member_id as memberId',
      'price_cents as priceCents',
      'payment_status as paymentStatus',
      'cancelled_at as cancelledAt',
    ])
    .where('reservation.id', '=', id)
    .executeTakeFirst();
}

export type Charged = NonNullable<Awaited<ReturnType<typeof findCharged>>>;

const activeReservations = (tx: Tx, memberId: number, status: PaymentStatus) =>
  tx
    .selectFrom('reservation')
    .where('member_id', '=', memberId)
    .where('payment_status', '=', status)
    .where('cancelled_at', 'is', null);

/** The member's unpaid reservations in the form of the lists, oldest first. */
export function unpaidReservations(handle: Handle, memberId: number) {
  return listedReservations(handle)
    .where('member_id', '=', memberId)
    .where('payment_status', '=', 'NOT_PAID')
    .where('cancelled_at', 'is', null)
    .orderBy('reservation.id')
    .execute();
}
