import type { LeaguePayment, LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import { sortedNames } from '@club/shared/league-player';

/** Returns the name to show for the player of a fee. */
export type PayerName = (payment: LeaguePayment) => string;

/** Names that distinguish players of the same name, and are the same in every year. */
export function payerNames(years: readonly LeaguePaymentsOfYear[]): PayerName {
  const names = sortedNames(years.flatMap(({ payments }) => payments.map(({ playerId }) => playerId)));
  return ({ playerId }) => names.get(playerId.id) ?? playerId.displayName;
}
