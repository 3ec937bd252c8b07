import type { DetailReservation } from '@club/shared/contracts/accounts/member-details';
import { sumEuros } from '@club/shared/domain';
import { Amount, type Column } from '@club/shared/ui-data';
import { MEMBER_RESERVATION_COLUMNS } from '../../reservations/reservation/reservation-columns';
import { StatusButton } from './status-button';
import { changeOf } from './status-change';

const { date, time, court, kind, price, status } = MEMBER_RESERVATION_COLUMNS;

const changing: Column<DetailReservation> = {
  id: 'change',
  header: 'Radnje',
  actions: true,
  cell: (row) => {
    const change = changeOf(row.statusPlacanja);
    return change && <StatusButton reservation={row} change={change} />;
  },
};

const opponent: Column<DetailReservation> = {
  id: 'opponent',
  header: 'Protivnik',
  phone: 'labelled',
  long: true,
  cell: (row) => row.protivnik ?? '–',
};

const reason: Column<DetailReservation> = {
  id: 'reason',
  header: 'Razlog',
  phone: 'line',
  long: true,
  cell: (row) => row.razlog ?? '–',
};

/** @param rows the whole list, for the total; the table shows a page of it */
export function detailColumns(rows: readonly DetailReservation[]): readonly Column<DetailReservation>[] {
  // The league's fee covers the free ones, which show no price either.
  const priced = rows.filter(({ statusPlacanja }) => statusPlacanja !== 'FREE');
  const total = <Amount value={sumEuros(priced.map(({ cijena }) => cijena))} />;
  const withOpponent = rows.some(({ protivnik }) => protivnik !== null);
  // The club's own reservations have no kind of match: the reason distinguishes the rows.
  const what = rows.some(({ razlog }) => razlog !== null) ? reason : kind;
  const changeable = rows.some(({ statusPlacanja }) => changeOf(statusPlacanja));
  return [
    date,
    time,
    court,
    what,
    ...(withOpponent ? [opponent] : []),
    { ...price, total },
    // Next to a kind of match it would not fit; next to the button it does.
    { ...status, phone: 'line' },
    ...(changeable ? [changing] : []),
  ];
}
