import type { LeaguePayment, LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import { playerCount, shortDate, sumEuros } from '@club/shared/domain';
import { Box, SectionCard, Typography } from '@club/shared/ui-core';
import { ProgressBar } from '../../layout/progress-bar';
import { euroHint, feeInEuros, feeInSentence, formatFee, isFreeSeason, isOwed } from './fee-amount';

/** The paid and unpaid fees of a year; it names the year for print, where the tabs are missing. */
export function PaymentsProgress({ year }: { year: LeaguePaymentsOfYear }) {
  const { payments, currency, totalPaid, totalPaidInEuros, totalNotPaid, deadline } = year;
  const unpaid = payments.filter(isOwed);
  const paid = payments.length - unpaid.length;
  const all = Math.max(payments.length, 1);
  const isFree = isFreeSeason(year);
  const fee = isFree ? undefined : commonFee(payments);
  return (
    <SectionCard>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: '12px', sm: '12px 48px' }, mb: 2 }}>
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
        <Box sx={DEADLINE}>
          {deadline && !isFree && (
            <Typography variant="body2" color="textSecondary">
              Rok za uplatu: {shortDate(deadline)}
            </Typography>
          )}
          <Typography sx={{ fontWeight: 700 }}>{Math.floor((100 * paid) / all)}&nbsp;% plaćeno</Typography>
          {fee && (
            <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
              članarina {feeInSentence(fee)} po igraču
            </Typography>
          )}
        </Box>
      </Box>
      <ProgressBar share={paid / all} height={10} />
    </SectionCard>
  );
}

/** Beside the totals, or on a phone on one line below them. The fee is on every row there. */
const DEADLINE = {
  display: { xs: 'flex', sm: 'block' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 1.5,
  width: { xs: 1, sm: 'auto' },
  ml: { sm: 'auto' },
  textAlign: { sm: 'right' },
} as const;

/** The fee that everybody pays; undefined if it differs from player to player. */
const commonFee = ([first, ...others]: readonly LeaguePayment[]): LeaguePayment | undefined =>
  first && others.every(({ paymentAmount }) => paymentAmount === first.paymentAmount) ? first : undefined;

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
    <Box sx={{ flex: { xs: '1 1 8rem', sm: 'none' } }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="p"
        sx={{
          fontSize: { xs: 'clamp(1rem, 4.8vw, 1.25rem)', sm: '1.75rem' },
          fontWeight: 700,
          color: tone,
          lineHeight: 1.3,
        }}
      >
        {formatFee({ paymentAmount: amount, currency })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[note, euroHint(euros, currency)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
