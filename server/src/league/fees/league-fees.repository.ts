import { sql } from 'kysely';
import type { Handle, Tx } from '../../platform/database';

export interface NewLeagueFee {
  readonly playerId: number;
  readonly year: number;
  readonly amountCents: number;
  /** `EUR`, or `HRK` before 2023 (resolution 26). */
  readonly currency?: 'EUR' | 'HRK';
  /** Zagreb date; null: not paid yet. */
  readonly paidOn: string | null;
}

/**
 * An existing fee of a player for that year is not changed.
 * @returns the number of new fees
 */
export async function insertLeagueFees(tx: Tx, fees: readonly NewLeagueFee[]): Promise<number> {
  if (fees.length === 0) return 0;
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('league_fee')
    .values(
      fees.map(({ playerId, year, amountCents, currency = 'EUR', paidOn }) => ({
        player_id: playerId,
        year,
        amount_cents: amountCents,
        currency,
        paid_on: paidOn,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

const FEE = ['league_fee.id', 'year', 'amount_cents as amountCents', 'currency', 'paid_on as paidOn'] as const;

/** A member's fee of a year, through the linked player. */
export function findFeeOfMember(handle: Handle, memberId: number, year: number) {
  return feesOfMember(handle, memberId).where('year', '=', year).executeTakeFirst();
}

/** Every year's fee of a member, newest first. */
export function leagueFeesOf(handle: Handle, memberId: number) {
  return feesOfMember(handle, memberId).orderBy('year', 'desc').execute();
}

const feesOfMember = (handle: Handle, memberId: number) =>
  handle
    .selectFrom('league_fee')
    .innerJoin('league_player', 'league_player.id', 'player_id')
    .select(FEE)
    .where('member_id', '=', memberId);

/** Every fee, newest year first, players in Croatian order. */
export function allLeagueFees(handle: Handle) {
  return handle
    .selectFrom('league_fee')
    .innerJoin('league_player', 'league_player.id', 'player_id')
    .select([...FEE, 'player_id as playerId', 'first_name as firstName', 'last_name as lastName', 'nickname'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('league_entry')
          .select('league_entry.year')
          .whereRef('league_entry.year', '=', 'league_fee.year')
          .whereRef('league_entry.player_id', '=', 'league_fee.player_id')
          .where('withdrawn_on', 'is not', null),
      ).as('withdrawn'),
    )
    .orderBy('year', 'desc')
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('league_fee.id')
    .execute();
}

/** The fees that are owed, newest year first; nobody owes that of a free season. @param player left out: everybody's */
export function unpaidFees(handle: Handle, player?: number) {
  return handle
    .selectFrom('league_fee')
    .select(['player_id as playerId', 'year', 'amount_cents as amountCents', 'currency'])
    .where('paid_on', 'is', null)
    .where('amount_cents', '>', 0)
    .$if(player !== undefined, (fees) => fees.where('player_id', '=', Number(player)))
    .orderBy('year', 'desc')
    .orderBy('player_id')
    .execute();
}

const feesWithPlayers = (handle: Handle) =>
  handle
    .selectFrom('league_fee')
    .innerJoin('league_player', 'league_player.id', 'player_id')
    .select([...FEE, 'first_name as firstName', 'last_name as lastName', 'nickname', 'member_id as memberId']);
const feeById = (handle: Handle, id: number) => feesWithPlayers(handle).where('league_fee.id', '=', id);

export function findLeagueFee(handle: Handle, id: number) {
  return feeById(handle, id).executeTakeFirst();
}

/** Locks a fee for the change that follows, and its player, whose erasure then sees what is written about it. */
export function lockLeagueFee(tx: Tx, id: number) {
  return feeById(tx, id).forUpdate(['league_fee', 'league_player']).executeTakeFirst();
}

/** Until the transaction ends, the season of a fee keeps its settings. To be called before a fee is locked. */
export async function keepSeasonOfFee(tx: Tx, id: number): Promise<void> {
  await tx
    .selectFrom('league_season')
    .select('year')
    .where('year', '=', (season) => season.selectFrom('league_fee').select('year').where('id', '=', id))
    .forShare()
    .execute();
}

export type LockedLeagueFee = NonNullable<Awaited<ReturnType<typeof lockLeagueFee>>>;

/** The same by player and year. */
export function lockLeagueFeeOf(tx: Tx, playerId: number, year: number) {
  return feesWithPlayers(tx)
    .where('player_id', '=', playerId)
    .where('year', '=', year)
    .forUpdate(['league_fee', 'league_player'])
    .executeTakeFirst();
}

export async function deleteLeagueFee(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('league_fee').where('id', '=', id).execute();
}

/** Changes the amount of a year's fees that are not paid, where it is still that of the season. */
export async function repriceUnpaidFees(
  tx: Tx,
  { year, fromCents, toCents }: { year: number; fromCents: number; toCents: number },
): Promise<void> {
  if (fromCents === toCents) return;
  await tx
    .updateTable('league_fee')
    .set({ amount_cents: toCents })
    .where('year', '=', year)
    .where('currency', '=', 'EUR')
    .where('amount_cents', '=', fromCents)
    .where('paid_on', 'is', null)
    .execute();
}

/**
 * @param paidOn Zagreb date
 * @returns its amount
 */
export async function setFeePaid(tx: Tx, id: number, paidOn: string): Promise<number> {
  const { amountCents } = await tx
    .updateTable('league_fee')
    .set({ paid_on: paidOn })
    .where('id', '=', id)
    .returning('amount_cents as amountCents')
    .executeTakeFirstOrThrow();
  return amountCents;
}

/**
 * The fee is owed again: the season's, which may have changed since it was paid (resolution 50), if it is in euros.
 * @returns its amount
 */
export async function setFeeUnpaid(tx: Tx, id: number): Promise<number> {
  const { amountCents } = await tx
    .updateTable('league_fee')
    .set({
      paid_on: null,
      amount_cents: sql<number>`case when currency = 'EUR' then coalesce(
        (select fee_cents from league_season where year = league_fee.year), amount_cents) else amount_cents end`,
    })
    .where('id', '=', id)
    .returning('amount_cents as amountCents')
    .executeTakeFirstOrThrow();
  return amountCents;
}
