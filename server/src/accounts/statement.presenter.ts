import { centsToEuros, personName, zagrebDate } from '@club/shared/domain';
import type { StatementRow } from './statement.repository';

/** A ledger entry without its text, which differs between the member and administrators. */
export const presentFigures = (row: StatementRow) => ({
  id: row.id,
  date: zagrebDate(row.at),
  kind: row.kind,
  amount: centsToEuros(row.amountCents),
  balanceAfter: centsToEuros(row.balanceAfter),
  gratis: row.gratis,
  gratisAfter: row.gratisAfter,
});

/** Who made the entry: shown to administrators only. */
export const actorOf = ({ actorFirstName: firstName, actorLastName: lastName }: StatementRow): string =>
  personName({ firstName, lastName });

export const presentPayment = ({ at, amountCents }: { readonly at: Date; readonly amountCents: number }) => ({
  paymantDate: zagrebDate(at),
  amount: centsToEuros(amountCents),
});
