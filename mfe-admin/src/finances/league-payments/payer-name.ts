import type { LeaguePayment, LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import { sortedName, sortedNames } from '@club/shared/league-player';

/** Returns the name to show for the player of a fee. */
export type PayerName = (payment: LeaguePayment) => string;

/** Names that distinguish players of the same name, and are the same in every year. */
export function payerNames(years: readonly LeaguePaymentsOfYear[]): PayerName {
  const names = sortedNames(years.flatMap(({ payments }) => payments.map(payerOf)));
  return (payment) => names.get(payment.playerId.id) ?? payerOf(payment).displayName;
}

/** An older server does not send the short name. */
const payerOf = ({ playerId }: LeaguePayment) => ({
  ...playerId,
  displayName: playerId.displayName ?? sortedName(playerId),
});
