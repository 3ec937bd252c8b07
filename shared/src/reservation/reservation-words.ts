import { SLOT_MINUTES } from '@club/shared/contracts/bookings';
import type { MatchType, PaymentStatus, ReservationRow } from '@club/shared/contracts/reservations';
import { plural, slotRange } from '@club/shared/format';
import type { Tone } from '@club/shared/theme';

/** A payment status in words (first specification, section 4), and the colour that goes with the word. */
export const PAYMENT_WORDS: Readonly<Record<PaymentStatus, { readonly label: string; readonly tone: Tone }>> = {
  PAID: { label: 'Plaćeno', tone: 'free' },
  NOT_PAID: { label: 'Nije plaćeno', tone: 'taken' },
  FREE: { label: 'Besplatno', tone: 'unknown' },
  COMPLIMENTARY: { label: 'Gratis', tone: 'own' },
  INTERNAL: { label: 'Interna', tone: 'maintenance' },
  USER_FAVOR: { label: 'Za uslugu', tone: 'own' },
};

/** A kind of match in words (first specification, section 4). */
export const MATCH_WORDS: Readonly<Record<MatchType, string>> = {
  FRIENDLY: 'Prijateljski susret',
  LEAGUE: 'Liga susret',
};

/** `18:30–20:00` of a reservation. */
export const slotTime = ({ vrijemeTermina }: Pick<ReservationRow, 'vrijemeTermina'>): string =>
  slotRange(vrijemeTermina, SLOT_MINUTES);

/** `2 rezervacije` */
export const reservationCount = (count: number): string =>
  `${count} ${plural(count, 'rezervacija', 'rezervacije', 'rezervacija')}`;
