import type { LeaguePayment, LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import { sortedNames } from '@club/shared/league-player';

/** How the player of a fee is called. */
export type PayerName = (payment: LeaguePayment) => string;

/** Players of the same name are told apart, and called the same in every year. */
export function payerNames(years: readonly LeaguePaymentsOfYear[]): PayerName {
  const names = sortedNames(years.flatMap(({ payments }) => payments.map(({ playerId }) => playerId)));
  return ({ playerId }) => names.get(playerId.id) ?? playerId.displayName;
}
