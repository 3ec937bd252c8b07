import type { AccountBalance } from '@club/shared/contracts/accounts/balance';
import { eurosToCents, formatCents, formatEuros, fundFriendly, reservationCount } from '@club/shared/domain';

type Account = Pick<AccountBalance, 'stanjeRacuna' | 'gratisServiceReservation'>;

/** The effect of a friendly booking with that price (euros) on the member's account (resolution 8). */
export function accountEffect(
  { stanjeRacuna: balance, gratisServiceReservation: gratis }: Account,
  price: number,
): string {
  const [balanceCents, priceCents] = [eurosToCents(balance), eurosToCents(price)];
  const funding = fundFriendly({ balanceCents, gratis }, priceCents);
  if (funding === 'USER_FAVOR') {
    const left = reservationCount(gratis - 1, 'gratis');
    return `Koristi se gratis rezervacija za uslugu: cijena se ne naplaćuje. Ostaje: ${left}.`;
  }
  const after = formatCents(balanceCents - priceCents);
  if (funding === 'PAID') return `Plaća se s računa. Novo stanje: ${after}`;
  return `Stanje računa (${formatEuros(balance)}) ne pokriva cijenu: rezervacija ostaje neplaćena. Novo stanje: ${after}`;
}
