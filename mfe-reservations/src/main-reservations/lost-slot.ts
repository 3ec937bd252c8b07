import { CANCELLED_MEANWHILE } from '@club/shared/reservation';
import { type CourtSlot, type GridDay, samePlace } from '../court-grid/grid-days';

/** Why the question about a slot has become pointless, mostly with the text of the server's refusal; undefined if not. */
export type LostSlot = (days: readonly GridDay[], slot: CourtSlot) => string | undefined;

const isOver = (days: readonly GridDay[], slot: CourtSlot): boolean =>
  days.length > 0 && days.every(({ date }) => date > slot.date);
const OVER = 'Odabrani termin je prošao.';

/** When somebody else books it, or an administrator closes the season or hides it. */
export const noLongerFree: LostSlot = (days, slot) => {
  if (isOver(days, slot)) return OVER;
  const current = samePlace(days, slot);
  // The member's own booking may be one whose response was lost: the open question sends it again, with its key.
  if (current) return current.status === 'FREE' || current.own ? undefined : 'Termin je u međuvremenu zauzet.';
  const day = days.find(({ date }) => date === slot.date);
  const isClosed = day ? day.closed : days.length === 0;
  return isClosed ? 'Tereni su na taj dan zatvoreni.' : 'Taj se termin ne može rezervirati.';
};

export const isOwnBooking = ({ own, status }: CourtSlot): boolean =>
  own && (status === 'FRIENDLY' || status === 'LEAGUE');

/** When an administrator cancels the member's booking. */
export const noLongerOwn: LostSlot = (days, slot) => {
  if (isOver(days, slot)) return OVER;
  const current = samePlace(days, slot);
  return current && isOwnBooking(current) ? undefined : CANCELLED_MEANWHILE;
};

/** When somebody else ends the maintenance. */
export const noLongerMaintained: LostSlot = (days, slot) => {
  if (isOver(days, slot)) return OVER;
  return samePlace(days, slot)?.status === 'MAINTENANCE' ? undefined : 'Na tom terminu nema održavanja.';
};
