import type { Expense } from '@club/shared/contracts/finances/expenses';
import { shortDate } from '@club/shared/domain';
import { DownloadButton } from '@club/shared/download';
import { Box, EmptyState, SectionCard, Typography, usePhone } from '@club/shared/ui-core';
import { Amount, type Column, DataTable } from '@club/shared/ui-data';
import { useState } from 'react';
import { FirstRows } from '../../lists/paging/first-rows';
import { ShowMore } from '../../lists/paging/show-more';
import { ExpenseActions } from './expense-actions';
import { ExpenseDialog } from './expense-dialog';

/** Rows that a phone shows before the user requests all. */
const FIRST_ON_PHONE = 6;

interface ExpensesSectionProps {
  year: number;
  expenses: readonly Expense[];
  total: number;
  /** The call whose `.csv` returns the same list. */
  csv: string;
  /** Administrators can change the list; the treasurer can only read it. */
  editable: boolean;
}

/** A year's expenses, newest first. */
export function ExpensesSection({ year, expenses, total, csv, editable }: ExpensesSectionProps) {
  const [edited, setEdited] = useState<Expense>();
  const [all, setAll] = useState(false);
  const isPhone = usePhone();
  const count = isPhone && !all ? FIRST_ON_PHONE : expenses.length;
  const actions: Column<Expense> = {
    id: 'actions',
    header: 'Radnje',
    actions: true,
    cell: (expense) => <ExpenseActions expense={expense} onEdit={() => setEdited(expense)} />,
  };
  const columns: readonly Column<Expense>[] = [
    {
      id: 'date',
      header: 'Datum',
      phone: 'line',
      cell: ({ expenseDate, description }) => (
        <>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {shortDate(expenseDate)}
          </Box>
          {/* Beside the date: below the name it would make the row a line longer. */}
          {isPhone && description && ` · ${description}`}
        </>
      ),
    },
    {
      id: 'name',
      header: 'Naziv',
      phone: 'heading',
      long: true,
      cell: (expense) => <ExpenseName expense={isPhone ? { ...expense, description: '' } : expense} />,
    },
    {
      id: 'amount',
      header: 'Iznos',
      align: 'right',
      phone: 'aside',
      cell: (each) => <Amount value={each.expenseAmount} />,
      total: <Amount value={total} />,
    },
    ...(editable ? [actions] : []),
  ];
  const download = (
    <DownloadButton path={csv} query={{ year: String(year) }} label={`Izvoz u CSV: rashodi ${year}.`}>
      Izvoz u CSV
    </DownloadButton>
  );
  return (
    <SectionCard title={`Rashodi ${year}.`} action={download} flush>
      <FirstRows count={count}>
        <DataTable
          caption={`Rashodi ${year}.`}
          captionHidden
          columns={columns}
          rows={expenses}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title="Nema rashoda.">
              {editable ? 'Unesite prvi gumbom „Dodaj rashod”.' : 'Ovdje će stajati rashodi te godine.'}
            </EmptyState>
          }
        />
      </FirstRows>
      <ShowMore count={expenses.length - count} onShow={() => setAll(true)} />
      {edited && <ExpenseDialog expense={edited} onClose={() => setEdited(undefined)} />}
    </SectionCard>
  );
}

function ExpenseName({ expense: { id, expenseName, description, receipt } }: { expense: Expense }) {
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {expenseName}
      {description && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {description}
        </Typography>
      )}
      {receipt && (
        <DownloadButton path={`expenses/${id}/receipt`} label={`Račun: ${expenseName}, ${receipt.name}`}>
          Račun
        </DownloadButton>
      )}
    </Box>
  );
}
