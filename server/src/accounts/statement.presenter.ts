import { centsToEuros, zagrebDate } from '@club/shared/domain';
import type { StatementRow } from './statement.repository';

/** An entry of the ledger without its text, which is another one for the member than for administrators. */
export const presentFigures = (row: StatementRow) => ({
  id: row.id,
  date: zagrebDate(row.at),
  kind: row.kind,
  amount: centsToEuros(row.amountCents),
  balanceAfter: centsToEuros(row.balanceAfter),
  gratis: row.gratis,
  gratisAfter: row.gratisAfter,
});

export const presentPayment = ({ at, amountCents }: { readonly at: Date; readonly amountCents: number }) => ({
  paymantDate: zagrebDate(at),
  amount: centsToEuros(amountCents),
});
