import type { ReservationListStatus } from '@club/shared/contracts/reservation-lists';
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import { namesakeUsername } from '../members';
import { anyOf, containsAllWords, FEW_FOUND, type Handle, type PagePart } from '../platform/database';
import type { Tables } from '../platform/schema';
import { listedReservations } from '../reservations';

export type ListedKind = 'FRIENDLY' | 'LEAGUE';

/** The requested reservations, including cancelled ones. Days are Zagreb dates, both inclusive. */
export interface Filter {
  readonly kinds: readonly ListedKind[];
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The players whose reservations are requested; undefined: all. */
  readonly players: FoundPlayers | undefined;
  /** As the list shows it: a cancelled one no longer has a payment status. */
  readonly status: ReservationListStatus | undefined;
}

/** A place in the order of a list: newest day first, then the latest slot. */
export interface Position {
  readonly day: string;
  readonly starts: string;
  readonly courtId: number;
  readonly id: number;
}

/** Players who match a searched name. */
export interface FoundPlayers {
  /** The number of their reservations of the requested kinds. */
  countReservations(): Promise<number>;
  /** Whether a row of `reservation` is theirs. */
  readonly fits: Expression<boolean>;
}

const TOTALS = { FRIENDLY: sql.ref<number>('friendly'), LEAGUE: sql.ref<number>('league') } as const;
const totalOf = (kinds: readonly ListedKind[]) =>
  sql<number>`(${sql.join(
    kinds.map((kind) => TOTALS[kind]),
    sql` + `,
  )})`;

async function sumOfTotals<Row>(
  players: SelectQueryBuilder<Tables, 'reservation_total', Row>,
  total: Expression<number>,
): Promise<number> {
  const { sum } = await players.select((of) => of.fn.sum<string | null>(total).as('sum')).executeTakeFirstOrThrow();
  return Number(sum);
}

/** Players whose name or username contains every word of the text, from the totals: without counting rows. */
export async function playersNamed(handle: Handle, kinds: readonly ListedKind[], text: string): Promise<FoundPlayers> {
  const fits = containsAllWords(sql.ref('search_text'), text);
  const total = totalOf(kinds);
  const found = await handle
    .selectFrom('reservation_total')
    .select(['member_id as id', total.as('reservations')])
    .where(fits)
    .where(total, '>', 0)
    .limit(FEW_FOUND + 1)
    .execute();
  if (found.length > FEW_FOUND)
    return {
      countReservations: () => sumOfTotals(handle.selectFrom('reservation_total').where(fits), total),
      fits: sql<boolean>`member_id in (select member_id from reservation_total where ${fits})`,
    };
  return {
    countReservations: async () => found.reduce((sum, { reservations }) => sum + reservations, 0),
    fits: sql<boolean>`member_id = ${anyOf(found.map(({ id }) => id))}`,
  };
}

function matching<Row>(
  query: SelectQueryBuilder<Tables, 'reservation', Row>,
  { kinds, from, to, players, status }: Filter,
): SelectQueryBuilder<Tables, 'reservation', Row> {
  let wanted = kinds.length === 1 ? query.where('kind', '=', kinds[0] as ListedKind) : query.where('kind', 'in', kinds);
  if (from) wanted = wanted.where('day', '>=', from);
  if (to) wanted = wanted.where('day', '<=', to);
  if (players) wanted = wanted.where(players.fits);
  if (status === 'CANCELLED') return wanted.where('cancelled_at', 'is not', null).where('cancel_reason', 'is', null);
  if (status === 'DELETED') return wanted.where('cancelled_at', 'is not', null).where('cancel_reason', 'is not', null);
  if (status) return wanted.where('cancelled_at', 'is', null).where('payment_status', '=', status);
  return wanted;
}

/** Number of all reservations of some kinds: from the totals, without counting rows. */
export function countAllReservations(handle: Handle, kinds: readonly ListedKind[]): Promise<number> {
  return sumOfTotals(handle.selectFrom('reservation_total'), totalOf(kinds));
}

export async function countReservations(handle: Handle, filter: Filter): Promise<number> {
  const counted = matching(handle.selectFrom('reservation'), filter);
  const row = await counted.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return row.total;
}

/**
 * The ids of one page of the list. A page of the second half is read from the end, so that the last page, one click
 * away, is as fast as the first.
 */
export async function pageOfIds(handle: Handle, filter: Filter, { offset, size, total }: PagePart): Promise<number[]> {
  const length = Math.min(size, total - offset);
  if (length <= 0) return [];
  const fromEnd = offset > total / 2;
  const direction = fromEnd ? 'asc' : 'desc';
  const rows = await matching(handle.selectFrom('reservation').select('reservation.id'), filter)
    // The number of a slot does not give its place: a later plan numbers its slots after all earlier ones.
    .innerJoin('slot', 'slot.id', 'slot_id')
    .orderBy('day', direction)
    .orderBy('starts', direction)
    .orderBy('court_id', direction)
    .orderBy('reservation.id', direction)
    .offset(fromEnd ? total - offset - length : offset)
    .limit(length)
    .execute();
  return rows.map((row) => row.id);
}

/** The next ids after a position of the list, for reading all of it in batches. */
export async function idsAfter(
  handle: Handle,
  filter: Filter,
  after: Position | undefined,
  limit: number,
): Promise<number[]> {
  let query = matching(handle.selectFrom('reservation').select('reservation.id'), filter)
    .innerJoin('slot', 'slot.id', 'slot_id')
    .orderBy('day', 'desc')
    .orderBy('starts', 'desc')
    .orderBy('court_id', 'desc')
    .orderBy('reservation.id', 'desc')
    .limit(limit);
  if (after)
    query = query
      // Follows from the next condition, but an index of one table can only be read from here on.
      .where('day', '<=', after.day)
      .where(
        sql<boolean>`(day, starts, court_id, reservation.id)
          < (${after.day}::date, ${after.starts}::time, ${after.courtId}::int, ${after.id}::int)`,
      );
  return (await query.execute()).map((row) => row.id);
}

const rowsByIds = (handle: Handle, ids: readonly number[]) =>
  listedReservations(handle)
    .select('username')
    .where('reservation.id', '=', anyOf(ids))
    .orderBy('day', 'desc')
    .orderBy('starts', 'desc')
    .orderBy('court_id', 'desc')
    .orderBy('reservation.id', 'desc');

/** Whole rows for a few ids, in the order of the list. */
export const reservationsByIds = (handle: Handle, ids: readonly number[]) => rowsByIds(handle, ids).execute();

/** The same as the lists show them; a file names the user in each row. */
export const shownReservations = (handle: Handle, ids: readonly number[]) =>
  rowsByIds(handle, ids).select(namesakeUsername.as('namesakeUsername')).execute();

export type ListedRow = Awaited<ReturnType<typeof reservationsByIds>>[number];
export type ShownRow = Awaited<ReturnType<typeof shownReservations>>[number];
