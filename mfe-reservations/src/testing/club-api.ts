import type { AccountBalance } from '@club/shared/contracts/accounts/balance';
import { GRID_VERSION_HEADER, type Slot } from '@club/shared/contracts/bookings/grid';
import type { ClubDay, Season } from '@club/shared/contracts/club-day';
import type { LeagueStatus } from '@club/shared/contracts/league-fee';
import { onClubDay, refuse } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';

const OPEN: Season = { name: 'Sezona 2026./2027.', opensOn: '2026-10-01', closesOn: '2027-04-04' };

/** The club's clock shows 09:30 in Zagreb on Friday 20 November 2026. */
export const clubDay = (day: Partial<ClubDay> = {}) => onClubDay({ seasons: [OPEN], ...day });

export const leagueStatus = (status: Partial<LeagueStatus> = {}) =>
  http.get('*/api/is-league-paid', () =>
    HttpResponse.json({ isPaid: true, isInLeague: true, ...status } satisfies LeagueStatus),
  );

/** The member's account: 3 euros, and no gratis reservations. */
export const accountBalance = (account: Partial<AccountBalance> = {}, options: { once?: boolean } = {}) =>
  http.get(
    '*/api/account-balance',
    () =>
      HttpResponse.json({
        stanjeRacuna: 3,
        unpaidReservations: [],
        payments: [],
        paymentsTotal: 3,
        gratisServiceReservation: 0,
        ...account,
      } satisfies AccountBalance),
    options,
  );

/** One of the two slot lists, at a version of the grid. */
export const slotList = (path: 'get-all-termins' | 'by-names', slots: readonly Slot[], version = 1) =>
  http.get(`*/api/${path}`, () =>
    HttpResponse.json(slots as Slot[], { headers: { [GRID_VERSION_HEADER]: String(version) } }),
  );

/** A refusal of the server; with `slots` one that contains the current grid. */
export function refusal(status: number, code: string, message: string, slots?: readonly Slot[], version = 2) {
  const grid = slots && { termins: slots, version };
  return refuse(status, message, { code, extra: grid });
}

/** The response to a change: a message and the current grid. */
export const changed = (message: string, slots: readonly Slot[], version = 2) =>
  HttpResponse.json({ message, termins: slots as Slot[], version });

/** Opponents of the member's open league matches. */
export const opponents = (...players: { ime: string; prezime: string }[]) =>
  http.get('*/api/my-opponents', () =>
    HttpResponse.json(
      players.map((player, index) => ({
        player: { id: index + 1, ...player, displayName: player.prezime },
        competitionPhase: 'PRVO_KOLO',
        endDate: null,
      })),
    ),
  );
