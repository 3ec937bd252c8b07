import type { LeaguePayment } from '@club/shared/contracts/finances/league-payments';
import { Typography } from '@club/shared/ui-core';
import { euroHint, feeInEuros, formatFee } from './fee-amount';

/** The amount of a fee, and below a fee in kuna the amount in euros. */
export function FeeAmount({ payment }: { payment: LeaguePayment }) {
  const hint = euroHint(feeInEuros(payment), payment.currency);
  return (
    <span>
      {formatFee(payment)}
      {hint && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {hint}
        </Typography>
      )}
    </span>
  );
}
