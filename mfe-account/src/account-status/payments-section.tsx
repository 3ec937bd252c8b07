import type { AccountBalance, Payment } from '@club/shared/contracts/accounts/balance';
import { shortDate } from '@club/shared/domain';
import { SectionCard, styled, Typography } from '@club/shared/ui-core';
import { Amount, type Column, DataTable, OlderButton, PhoneOnly } from '@club/shared/ui-data';
import type { ComponentProps } from 'react';

/** On a phone a payment is a single line, not the heading of a stack; with large text the amount wraps below. */
const OneLine = styled('span')(({ theme }) => ({
  display: 'contents',
  fontWeight: 400,
  [theme.breakpoints.down('sm')]: { display: 'flex', flex: 1, flexWrap: 'wrap', columnGap: 16 },
}));

interface PaymentsSectionProps {
  account: Pick<AccountBalance, 'payments' | 'paymentsTotal'>;
  older: ComponentProps<typeof OlderButton>['older'];
}

export function PaymentsSection({ account: { payments, paymentsTotal }, older }: PaymentsSectionProps) {
  const columns: Column<Payment>[] = [
    {
      id: 'date',
      header: 'Datum',
      phone: 'heading',
      cell: (row) => (
        <OneLine>
          {shortDate(row.paymantDate)}
          <PhoneOnly sx={{ marginInlineStart: 'auto' }}>
            <Amount value={row.amount} />
          </PhoneOnly>
        </OneLine>
      ),
    },
    {
      id: 'amount',
      header: 'Iznos',
      align: 'right',
      phone: 'hidden',
      cell: (row) => <Amount value={row.amount} />,
      total: <Amount value={paymentsTotal} />,
    },
  ];
  return (
    <SectionCard title="Uplate" flush>
      <DataTable
        caption="Uplate"
        captionHidden
        columns={columns}
        rows={payments}
        // Two payments of the same day and amount are identical; the list is never reordered.
        rowKey={(_, index) => index}
        empty="Još nema uplata. Vaše uplate i njihov zbroj stajat će ovdje."
      />
      {older.hasNextPage && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}
        >
          {`Prikazano je posljednjih ${payments.length} uplata, a ukupni iznos obuhvaća sve.`}
        </Typography>
      )}
      <OlderButton older={older} what="starije uplate" />
    </SectionCard>
  );
}
