import type { AccountBalance } from '@club/shared/contracts/accounts/balance';
import type { FriendlyFunding } from '@club/shared/contracts/bookings/booking-requests';
import { eurosToCents, formatCents, formatEuros, fundFriendly, reservationCount } from '@club/shared/domain';

type Account = Pick<AccountBalance, 'stanjeRacuna' | 'gratisServiceReservation'>;

/** How a friendly booking with that price (euros) is paid for, and what the member reads about it (resolution 8). */
export interface AccountEffect {
  readonly funding: FriendlyFunding;
  readonly line: string;
  /** What the member has afterwards: money, or gratis reservations. */
  readonly left: { readonly label: string; readonly value: string };
}

export function accountEffect(
  { stanjeRacuna: balance, gratisServiceReservation: gratis }: Account,
  price: number,
): AccountEffect {
  const [balanceCents, priceCents] = [eurosToCents(balance), eurosToCents(price)];
  const funding = fundFriendly({ balanceCents, gratis }, priceCents);
  const left =
    funding === 'USER_FAVOR'
      ? { label: 'Ostaje', value: reservationCount(gratis - 1, 'gratis') }
      : { label: 'Novo stanje', value: formatCents(balanceCents - priceCents) };
  const lines = {
    USER_FAVOR: 'Koristi se gratis rezervacija za uslugu: cijena se ne naplaćuje.',
    PAID: 'Plaća se s računa.',
    NOT_PAID: `Stanje računa (${formatEuros(balance)}) ne pokriva cijenu: rezervacija ostaje neplaćena.`,
  };
  return { funding, line: lines[funding], left };
}
