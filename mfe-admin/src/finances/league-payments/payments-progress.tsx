import type { LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import { playerCount, shortDate, sumEuros } from '@club/shared/domain';
import { Box, SectionCard, Typography } from '@club/shared/ui-core';
import { ProgressBar } from '../../layout/progress-bar';
import { euroHint, feeInEuros, formatFee, isOwed } from './fee-amount';

/** The paid and unpaid fees of a year; it names the year for print, where the tabs are missing. */
export function PaymentsProgress({ year }: { year: LeaguePaymentsOfYear }) {
  const { payments, currency, totalPaid, totalPaidInEuros, totalNotPaid, deadline } = year;
  const unpaid = payments.filter(isOwed);
  const paid = payments.length - unpaid.length;
  const share = payments.length > 0 ? paid / payments.length : 0;
  return (
    <SectionCard>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px 48px', mb: 2 }}>
        <Total
          label={`Plaćeno ${year.year}.`}
          amount={totalPaid}
          euros={totalPaidInEuros}
          currency={currency}
          note={playerCount(paid)}
          tone="free.main"
        />
        <Total
          label={`Nije plaćeno ${year.year}.`}
          amount={totalNotPaid}
          euros={sumEuros(unpaid.map(feeInEuros))}
          currency={currency}
          note={playerCount(unpaid.length)}
          tone={totalNotPaid > 0 ? 'taken.main' : 'text.primary'}
        />
        <Box sx={{ ml: { sm: 'auto' }, textAlign: { sm: 'right' } }}>
          {deadline && (
            <Typography variant="body2" color="textSecondary">
              Rok za uplatu: {shortDate(deadline)}
            </Typography>
          )}
          <Typography sx={{ fontWeight: 700 }}>{Math.floor(share * 100)}&nbsp;% plaćeno</Typography>
        </Box>
      </Box>
      <ProgressBar share={share} height={10} />
    </SectionCard>
  );
}

interface TotalProps {
  label: string;
  amount: number;
  /** The same in euros, each fee rounded separately. */
  euros: number;
  currency: 'EUR' | 'HRK';
  note: string;
  tone: string;
}

function Total({ label, amount, euros, currency, note, tone }: TotalProps) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="p"
        sx={{ fontSize: { xs: '1.25rem', sm: '1.75rem' }, fontWeight: 700, color: tone, lineHeight: 1.3 }}
      >
        {formatFee({ paymentAmount: amount, currency })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[note, euroHint(euros, currency)].filter(Boolean).join(' · ')}
      </Typography>
    </div>
  );
}
