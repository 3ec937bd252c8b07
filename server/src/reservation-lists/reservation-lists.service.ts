import type {
  ListedReservation,
  ReservationList,
  ReservationListQuery,
} from '@club/shared/contracts/reservation-lists';
import { presentReservation } from '../bookings/listed-reservations';
import { shortDate } from '../clock/day-rules';
import { CSV_START, csvEuros, csvLine } from '../csv/csv';
import type { Database } from '../database/database';
import { memberIdsNamed } from '../members/member-search.repository';
import { paymentWords } from './payment-words';
import {
  countReservations,
  type Filter,
  idsAfter,
  type ListedKind,
  type ListedRow,
  pageOfIds,
  reservationsByIds,
} from './reservation-lists.repository';

export type { ListedKind };

const PIECE = 500;
const HEADERS = [
  'Datum',
  'Termin',
  'Teren',
  'Ime',
  'Prezime',
  'Vrsta',
  'Protivnik',
  'Cijena (EUR)',
  'Status',
  'Izbrisano',
];

const present = (row: ListedRow): ListedReservation => ({
  ...presentReservation(row),
  protivnik: row.opponent,
  cancelledAt: row.cancelledAt?.toISOString() ?? null,
  cancelReason: row.cancelReason,
});

const csvRow = (row: ListedRow): string =>
  csvLine([
    shortDate(row.day),
    row.starts.slice(0, 5),
    String(row.courtId),
    row.firstName,
    row.lastName,
    row.kind === 'LEAGUE' ? 'Liga susret' : 'Prijateljski susret',
    row.opponent ?? '',
    csvEuros(row.priceCents),
    paymentWords[row.paymentStatus],
    row.cancelledAt ? 'da' : '',
  ]);

type Wanted = Pick<ReservationListQuery, 'from' | 'to' | 'player'>;

/** The administrator's lists of reservations; cancelled and deleted ones stay in them, as such. */
export type ReservationLists = ReturnType<typeof createReservationLists>;

export function createReservationLists(db: Database) {
  const filterOf = async (kinds: readonly ListedKind[], { from, to, player }: Wanted): Promise<Filter> => ({
    kinds,
    from,
    to,
    memberIds: player ? await memberIdsNamed(db.handle, player) : undefined,
  });

  return {
    async page(kinds: readonly ListedKind[], query: ReservationListQuery): Promise<ReservationList> {
      const filter = await filterOf(kinds, query);
      const total = await countReservations(db.handle, filter);
      const ids = await pageOfIds(db.handle, filter, { offset: query.page * query.size, size: query.size, total });
      const rows = await reservationsByIds(db.handle, ids);
      return { content: rows.map(present), totalElements: total };
    },

    /** The whole filtered list, piece by piece: no query and no memory grows with it. */
    async *csv(kinds: readonly ListedKind[], wanted: Wanted): AsyncGenerator<string> {
      const filter = await filterOf(kinds, wanted);
      yield CSV_START + csvLine(HEADERS);
      let last: ListedRow | undefined;
      for (;;) {
        const rows = await reservationsByIds(db.handle, await idsAfter(db.handle, filter, last, PIECE));
        if (rows.length > 0) yield rows.map(csvRow).join('');
        last = rows.at(-1);
        if (rows.length < PIECE) return;
      }
    },
  };
}
