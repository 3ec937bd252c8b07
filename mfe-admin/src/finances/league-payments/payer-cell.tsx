import type { LeaguePayment } from '@club/shared/contracts/finances/league-payments';
import { Typography } from '@club/shared/ui-core';
import type { PayerName } from './payer-name';

const WITHDRAWN = 'odustao';

/** The player of a fee, marked if he has withdrawn from the season. */
export const payerCell = (payerName: PayerName) => (payment: LeaguePayment) =>
  payment.withdrawn ? (
    <>
      {payerName(payment)}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {WITHDRAWN}
      </Typography>
    </>
  ) : (
    payerName(payment)
  );

/** The same in a copied text. */
export const payerText = (payerName: PayerName) => (payment: LeaguePayment) =>
  payment.withdrawn ? `${payerName(payment)}, ${WITHDRAWN}` : payerName(payment);
