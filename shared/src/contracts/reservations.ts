import { Euros, WholeNumberText, ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/** The six payment statuses (resolution #6). */
export const PaymentStatus = z.enum(['PAID', 'NOT_PAID', 'FREE', 'COMPLIMENTARY', 'INTERNAL', 'USER_FAVOR']);

export const MatchType = z.enum(['FRIENDLY', 'LEAGUE']);

/** A reservation as the lists show it. */
export const ReservationRow = z.object({
  rezervacijaId: z.number(),
  /** The Zagreb date that is played on. */
  datumRezerviranja: ZagrebDate,
  /** `HH:mm:ss` */
  vrijemeTermina: z.string(),
  ime: z.string(),
  prezime: z.string(),
  teren: z.number(),
  vrstaSusreta: MatchType,
  cijena: Euros,
  statusPlacanja: PaymentStatus,
});

/** A row of the member's own list. */
export const MyReservationRow = z.extend(ReservationRow, {
  /** The opponent of a league match. */
  protivnik: z.nullable(z.string()),
  /** When it was cancelled, a UTC moment; null while it stands. */
  cancelledAt: z.nullable(z.string()),
  /** Why the club took it back, in Croatian; null while it stands and when the member gave it back. */
  cancelReason: z.nullable(z.string()),
  /** Query of DELETE /cancel-reservation while cancelling is allowed, else null. */
  cancel: z.nullable(z.object({ index: z.number(), terminId: z.number(), datumSend: ZagrebDate })),
});

/** Pages count from 0. */
export const PageNumber = WholeNumberText.check(
  z.minimum(0, 'Stranica ne može biti negativna.'),
  z.maximum(1_000_000, 'Ta stranica ne postoji.'),
);
export const PageSize = WholeNumberText.check(z.minimum(1, 'Najmanje 1 redak.'), z.maximum(300, 'Najviše 300 redaka.'));

/** Query of every paged list of reservations: newest first is the one order. */
export const PageQuery = z.object({
  page: z._default(PageNumber, 0),
  size: z._default(PageSize, 30),
  sort: z.optional(z.literal('reservationDate,desc', 'Poredak može biti samo reservationDate,desc.')),
});

/** GET /my-reservations?page&size&sort=reservationDate,desc */
export const MyReservations = z.object({ content: z.array(MyReservationRow), totalElements: z.number() });

export type PaymentStatus = z.infer<typeof PaymentStatus>;
export type MatchType = z.infer<typeof MatchType>;
export type ReservationRow = z.infer<typeof ReservationRow>;
export type MyReservationRow = z.infer<typeof MyReservationRow>;
export type PageQuery = z.infer<typeof PageQuery>;
export type MyReservations = z.infer<typeof MyReservations>;
