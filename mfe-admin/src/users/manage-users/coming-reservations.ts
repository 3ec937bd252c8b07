import type { AdminUserDetails, DetailReservation } from '@club/shared/contracts/accounts/member-details';
import { hasStarted, type WallClock } from '@club/shared/domain';

/** The reservations of a member that have not begun, soonest first. Maintenance is the club's, not the member's. */
export function comingReservations(details: AdminUserDetails, now: WallClock): DetailReservation[] {
  const { unpaidReservations, paidReservations, complimentaryReservations } = details;
  const { gratisServiceReservations, leagueReservations } = details;
  const startOf = ({ datumRezerviranja, vrijemeTermina }: DetailReservation) =>
    `${datumRezerviranja} ${vrijemeTermina}`;
  return [
    ...unpaidReservations,
    ...paidReservations,
    ...complimentaryReservations,
    ...gratisServiceReservations,
    ...leagueReservations,
  ]
    .filter(({ datumRezerviranja, vrijemeTermina }) => !hasStarted(now, datumRezerviranja, vrijemeTermina))
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
}
