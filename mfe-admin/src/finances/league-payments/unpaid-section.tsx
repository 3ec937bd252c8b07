import { useClubDay } from '@club/shared/club-day';
import type { LeaguePayment, LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import { CheckIcon } from '@club/shared/icons';
import { Box, Button, EmptyState, SectionCard, Typography, usePhone } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { useState } from 'react';
import { CopyDebtorsButton } from './copy-debtors-button';
import { feeInSentence, isFreeSeason, isOwed } from './fee-amount';
import { FeeAmount } from './fee-amount-cell';
import { MarkPaidDialog } from './mark-paid-dialog';
import { payerCell, payerText } from './payer-cell';
import type { PayerName } from './payer-name';
import { PaymentsCsvButton } from './payments-csv-button';

interface UnpaidSectionProps {
  year: LeaguePaymentsOfYear;
  payerName: PayerName;
}

/** The players who still owe the fee, each with a button to mark it paid. */
export function UnpaidSection({ year, payerName }: UnpaidSectionProps) {
  const [marked, setMarked] = useState<LeaguePayment>();
  const isPhone = usePhone();
  // Loaded together with the list: today is the default of the dialog's date.
  const today = useClubDay().data?.today;
  const debtors = year.payments.filter(isOwed);
  const payer = payerCell(payerName);
  const columns: readonly Column<LeaguePayment>[] = [
    {
      id: 'name',
      header: 'Prezime i ime',
      phone: 'heading',
      long: true,
      cell: (payment) => (
        <div>
          {payer(payment)}
          {isPhone && (
            <Typography variant="body2" color="textSecondary">
              {feeInSentence(payment)}
            </Typography>
          )}
        </div>
      ),
    },
    {
      id: 'amount',
      header: 'Iznos',
      align: 'right',
      phone: 'hidden',
      cell: (payment) => <FeeAmount payment={payment} />,
    },
    {
      id: 'mark',
      header: 'Izmjena',
      phone: 'aside',
      actions: true,
      cell: (payment) => (
        <Button
          variant="outlined"
          startIcon={<CheckIcon />}
          sx={{ px: { xs: 1.25, sm: 2.25 } }}
          aria-label={`Označi plaćeno: ${payerName(payment)}`}
          onClick={() => setMarked(payment)}
        >
          {/* Beside the name a phone has no room for more. */}
          {isPhone ? 'Plaćeno' : 'Označi plaćeno'}
        </Button>
      ),
    },
  ];
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', mr: '-18px' }}>
      {debtors.length > 0 && <CopyDebtorsButton year={year.year} names={debtors.map(payerText(payerName))} />}
      <PaymentsCsvButton year={year} />
    </Box>
  );
  return (
    <SectionCard title={`Nije plaćeno (${debtors.length})`} action={actions} flush>
      <DataTable
        caption={`Nije plaćeno ${year.year}.`}
        captionHidden
        columns={columns}
        rows={debtors}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={isFreeSeason(year) ? 'Članarina se ne plaća.' : 'Svi su platili.'}>
            Nitko ne duguje članarinu za {year.year}.
          </EmptyState>
        }
      />
      {marked && today && (
        <MarkPaidDialog payment={marked} payer={payerName(marked)} today={today} onClose={() => setMarked(undefined)} />
      )}
    </SectionCard>
  );
}
