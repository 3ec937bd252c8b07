import type {
  ListedReservation,
  ReservationList,
  ReservationListQuery,
} from '@club/shared/contracts/reservation-lists';
import { clockTime, PAYMENT_LABELS, shortDate, takenBackLabel, zagrebDate } from '@club/shared/domain';
import { type Database, inBatches, readPage } from '../platform/database';
import { csvEuros, csvLine } from '../platform/http';
import { presentMembersReservation } from '../reservations';
import {
  countAllReservations,
  countReservations,
  type Filter,
  idsAfter,
  type ListedKind,
  type ListedRow,
  pageOfIds,
  playersNamed,
  reservationsByIds,
  type ShownRow,
  shownReservations,
} from './reservation-lists.repository';

export type { ListedKind };

export const CSV_HEADERS = [
  'Datum',
  'Termin',
  'Teren',
  'Ime',
  'Prezime',
  'Korisničko ime',
  'Vrsta',
  'Protivnik',
  'Cijena (EUR)',
  'Status',
  'Otkazano ili izbrisano',
  'Razlog',
];

const present = (row: ShownRow): ListedReservation => ({
  ...presentMembersReservation(row),
  protivnik: row.opponent,
  cancelledAt: row.cancelledAt?.toISOString() ?? null,
  cancelReason: row.cancelReason,
});

const csvRow = (row: ListedRow): string =>
  csvLine([
    shortDate(row.day),
    clockTime(row.starts),
    String(row.courtId),
    row.firstName,
    row.lastName,
    row.username,
    row.kind === 'LEAGUE' ? 'Liga susret' : 'Prijateljski susret',
    row.opponent ?? '',
    // The league's fee covers it (resolution 6). Any other row has the slot's price, also where nobody pays it: cancelled,
    // gratis, for service. The status shows that, so a sum of the whole column is not what is owed or paid.
    row.paymentStatus === 'FREE' ? '' : csvEuros(row.priceCents),
    row.cancelledAt ? takenBackLabel(row) : PAYMENT_LABELS[row.paymentStatus],
    row.cancelledAt ? shortDate(zagrebDate(row.cancelledAt.toISOString())) : '',
    row.cancelReason ?? '',
  ]);

type Wanted = Pick<ReservationListQuery, 'from' | 'to' | 'player' | 'status'>;

export type ReservationLists = ReturnType<typeof createReservationLists>;

/** The administrator's lists of reservations; cancelled and deleted ones stay in them, marked as such. */
export function createReservationLists(db: Database) {
  const filterOf = async (kinds: readonly ListedKind[], { from, to, player, status }: Wanted): Promise<Filter> => ({
    kinds,
    from,
    to,
    status,
    players: player ? await playersNamed(db.handle, kinds, player) : undefined,
  });

  return {
    async page(kinds: readonly ListedKind[], query: ReservationListQuery): Promise<ReservationList> {
      const filter = await filterOf(kinds, query);
      const { from, to, status, players } = filter;
      const counting =
        from || to || status
          ? countReservations(db.handle, filter)
          : (players?.countReservations() ?? countAllReservations(db.handle, kinds));
      const { rows, total } = await readPage(query, counting, async (part) =>
        shownReservations(db.handle, await pageOfIds(db.handle, filter, part)),
      );
      return { content: rows.map(present), totalElements: total };
    },

    /** The whole filtered list, in pieces. */
    async *csv(kinds: readonly ListedKind[], wanted: Wanted): AsyncGenerator<string> {
      const filter = await filterOf(kinds, wanted);
      const pieces = inBatches<ListedRow>(async (last, limit) =>
        reservationsByIds(db.handle, await idsAfter(db.handle, filter, last, limit)),
      );
      for await (const rows of pieces) yield rows.map(csvRow).join('');
    },
  };
}
