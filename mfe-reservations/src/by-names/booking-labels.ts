import { UNOPENED_LABEL } from '../court-grid/club-opening';
import type { CourtSlot } from '../court-grid/grid-days';

export type BookingKind = 'free' | 'unopened' | 'friendly' | 'league' | 'maintenance' | 'unknown';

/** The labels of a slot in the list by names. */
export interface BookingLabels {
  readonly kind: BookingKind;
  readonly label: string;
  /** Who booked it; null for a free slot. */
  readonly who: string | null;
  /** The opponent or the reason, with its label. */
  readonly note: string | null;
}

/** @param mayPick whether a free slot leads anywhere for this user */
export function bookingLabels(
  { status, user, note }: Pick<CourtSlot, 'status' | 'user' | 'note'>,
  mayPick: boolean,
): BookingLabels {
  const who = user ? `${user.ime} ${user.prezime}` : null;
  switch (status) {
    case 'FREE':
      if (!mayPick) return { kind: 'unopened', label: UNOPENED_LABEL, who: null, note: null };
      return { kind: 'free', label: 'slobodno', who: null, note: null };
    case 'FRIENDLY':
      return { kind: 'friendly', label: 'prijateljski', who, note: null };
    case 'LEAGUE':
      return { kind: 'league', label: 'liga', who, note: `Protivnik: ${note ?? 'nepoznat'}` };
    case 'MAINTENANCE':
      // Maintenance is the club's, not that of the member who entered it.
      return {
        kind: 'maintenance',
        label: 'održavanje',
        who: 'Administrator',
        note: `Razlog: ${note ?? 'nije naveden'}`,
      };
    case 'UNKNOWN':
      return { kind: 'unknown', label: 'nepoznato', who: null, note: 'Došlo je do greške!' };
  }
}
