import type { LeaguePayment } from '@club/shared/contracts/finances/league-payments';
import { Typography } from '@club/shared/ui-core';
import type { PayerName } from './payer-name';

/** The player of a fee, marked if he has withdrawn from the season. */
export const payerCell = (payerName: PayerName) => (payment: LeaguePayment) =>
  payment.withdrawn ? (
    <>
      {payerName(payment)}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        odustao
      </Typography>
    </>
  ) : (
    payerName(payment)
  );
