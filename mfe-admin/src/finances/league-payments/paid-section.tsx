import type { LeaguePayment, LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import { usePrompt } from '@club/shared/dialogs';
import { shortDate } from '@club/shared/domain';
import { Box, Button, EmptyState, SectionCard } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { SearchField } from '@club/shared/ui-form';
import { useState } from 'react';
import { useOutdated } from '../../forms/optimistic-lock/use-outdated';
import { PrintedSearch } from '../../lists/list-filter/printed-filter';
import { FirstRows } from '../../lists/paging/first-rows';
import { ShowMore } from '../../lists/paging/show-more';
import { matching, searchable } from '../../lists/search/name-search';
import { feeInSentence, isOwed } from './fee-amount';
import { FeeAmount } from './fee-amount-cell';
import { payerCell } from './payer-cell';
import type { PayerName } from './payer-name';
import { useMarkUnpaid } from './use-league-payments';

/** Rows that a list shows before the user requests all. */
const FIRST_ROWS = 16;

interface PaidSectionProps {
  year: LeaguePaymentsOfYear;
  payerName: PayerName;
}

/** The paid fees with their dates, and those of a free season; the button to mark one unpaid is deliberately inconspicuous. */
export function PaidSection({ year, payerName }: PaidSectionProps) {
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const prompt = usePrompt();
  const unmarking = useMarkUnpaid();
  const outdated = useOutdated();
  const paid = year.payments.filter((payment) => !isOwed(payment));
  const found = matching(searchable(paid, payerName), search);
  const count = all || search ? found.length : FIRST_ROWS;
  const unmark = (payment: LeaguePayment, paidOn: string) =>
    prompt({
      title: 'Želite li označiti članarinu kao neplaćenu?',
      subject: payerName(payment),
      facts: [
        { label: 'Sezona', value: `${payment.paymentYear}.` },
        { label: 'Iznos', value: feeInSentence(payment), strong: true },
        { label: 'Plaćeno', value: shortDate(paidOn) },
      ],
      label: 'Razlog (nije obavezan)',
      field: 'reason',
      maxLength: 200,
      confirm: 'Označi neplaćeno',
      act: (reason) => unmarking.mutateAsync({ ...payment, reason }),
      goesOnAfter: outdated,
    });
  const columns: readonly Column<LeaguePayment>[] = [
    { id: 'name', header: 'Prezime i ime', phone: 'heading', long: true, cell: payerCell(payerName) },
    {
      id: 'date',
      header: 'Plaćeno',
      phone: 'line',
      cell: ({ paymentDate }) => (paymentDate ? shortDate(paymentDate) : 'Ne plaća se'),
    },
    {
      id: 'amount',
      header: 'Iznos',
      align: 'right',
      phone: 'aside',
      cell: (payment) => <FeeAmount payment={payment} />,
    },
    {
      id: 'unmark',
      header: 'Izmjena',
      actions: true,
      cell: (payment) => {
        const { paymentDate } = payment;
        return (
          paymentDate !== null && (
            <Button
              color="inherit"
              // On a phone as high as a finger needs, but the row is not made higher for it.
              sx={{ my: { xs: '-9px', sm: 0 }, color: 'text.secondary', fontWeight: 400 }}
              aria-label={`Označi neplaćeno: ${payerName(payment)}`}
              onClick={() => void unmark(payment, paymentDate)}
            >
              Označi neplaćeno
            </Button>
          )
        );
      },
    },
  ];
  const searchField = (
    <Box role="search" sx={{ width: { xs: 1, sm: '17rem' }, my: { xs: 1, sm: 0 } }}>
      <SearchField label="Traži igrača" isLabelWithin size="small" fullWidth value={search} onChange={setSearch} />
    </Box>
  );
  return (
    <SectionCard title={`Plaćeno (${paid.length})`} action={searchField} flush>
      <PrintedSearch text={search} />
      <FirstRows count={count}>
        <DataTable
          caption={`Plaćeno ${year.year}.`}
          captionHidden
          columns={columns}
          rows={found}
          rowKey={({ id }) => id}
          empty={
            search ? (
              <EmptyState title="Nitko ne odgovara pretrazi.">Provjerite upisano ili obrišite pretragu.</EmptyState>
            ) : (
              <EmptyState title="Još nitko nije platio.">Ovdje će stajati plaćene članarine.</EmptyState>
            )
          }
        />
      </FirstRows>
      <ShowMore count={found.length - count} onShow={() => setAll(true)} />
    </SectionCard>
  );
}
