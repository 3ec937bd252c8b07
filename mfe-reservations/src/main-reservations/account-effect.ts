import type { AccountBalance } from '@club/shared/contracts/accounts/balance';
import { formatEuros, plural, sumEuros } from '@club/shared/domain';

type Account = Pick<AccountBalance, 'stanjeRacuna' | 'gratisServiceReservation'>;

/** The effect of a friendly booking with that price (euros) on the member's account (resolution #8). */
export function accountEffect(
  { stanjeRacuna: balance, gratisServiceReservation: gratis }: Account,
  price: number,
): string {
  if (gratis > 0) {
    const left = plural(gratis - 1, 'gratis rezervacija', 'gratis rezervacije', 'gratis rezervacija');
    return `Koristi se gratis rezervacija za uslugu: cijena se ne naplaćuje. Ostaje: ${gratis - 1} ${left}.`;
  }
  const after = formatEuros(sumEuros([balance, -price]));
  if (balance >= price) return `Plaća se sa stanja računa. Novo stanje: ${after}`;
  return `Stanje računa (${formatEuros(balance)}) ne pokriva cijenu: rezervacija ostaje neplaćena. Novo stanje: ${after}`;
}
