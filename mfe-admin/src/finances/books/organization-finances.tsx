import type { OrganizationSummary } from '@club/shared/contracts/finances/summaries';
import { plural, sumEuros } from '@club/shared/domain';
import { Stack } from '@club/shared/ui-core';
import { ExpensesSection } from '../expenses/expenses-section';
import { BooksSection } from './books-section';
import { FigureCard } from './figure-card';
import { Figures } from './figures';
import { IncomeRule } from './income-rule';
import { negative } from './negative';
import { SettlementCard } from './settlement-card';
import { SummaryColumns } from './summary-columns';

/** One year of the organisation's books, and all of them side by side. */
export function OrganizationFinances({ summary, editable }: { summary: OrganizationSummary; editable: boolean }) {
  const { year, expenses, totalIncome, totalExpenses, netBalance } = summary;
  const items = plural(expenses.length, 'stavka', 'stavke', 'stavki');
  return (
    <Stack spacing="18px">
      <Figures>
        <FigureCard
          label="Stanje udruge"
          value={summary.currentOrganizationBalance}
          note="zbroj svih godina"
          coloured
        />
        <FigureCard label={`Prihodi ${year}.`} value={totalIncome} note="liga i prijateljski susreti" />
        <FigureCard label={`Rashodi ${year}.`} value={negative(totalExpenses)} note={`${expenses.length} ${items}`} />
        <FigureCard label={`Razlika ${year}.`} value={netBalance} note="prihodi manje rashodi" signed coloured />
      </Figures>
      <BooksSection year={year} totals={summary.yearTotals} friendly />
      <SummaryColumns
        list={
          <ExpensesSection
            year={year}
            expenses={expenses}
            total={totalExpenses}
            csv="organization-expenses.csv"
            editable={editable}
          />
        }
      >
        <SettlementCard
          title={`Prihodi ${year}.`}
          lines={[
            { label: 'Ljetna liga', note: paidFees(summary.paidFees), value: summary.totalIncomeSummerLeague },
            { label: 'Prijateljski susreti', value: summary.totalIncomeFrendlyMatches },
            { label: 'Ukupno', value: totalIncome, strong: true },
          ]}
        />
        <SettlementCard
          title={`Obračun ${year}.`}
          lines={[
            { label: 'Prihodi', value: totalIncome },
            { label: 'Rashodi', value: negative(totalExpenses) },
            { label: 'Razlika', value: netBalance, signed: true, strong: true },
            { label: 'Preneseno iz ranijih godina', value: summary.carriedOver },
            {
              label: `Stanje na kraju ${year}.`,
              value: sumEuros([summary.carriedOver, netBalance]),
              strong: true,
            },
          ]}
        />
        <IncomeRule friendly />
      </SummaryColumns>
    </Stack>
  );
}

const paidFees = (count: number): string =>
  `${count} ${plural(count, 'plaćena članarina', 'plaćene članarine', 'plaćenih članarina')}`;
