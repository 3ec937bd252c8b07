import type { LeagueSummary } from '@club/shared/contracts/finances/summaries';
import { Stack, TextLink } from '@club/shared/ui-core';
import { ExpensesSection } from '../expenses/expenses-section';
import { BooksSection } from './books-section';
import { FigureCard } from './figure-card';
import { Figures } from './figures';
import { IncomeRule } from './income-rule';
import { negative } from './negative';
import { SettlementCard } from './settlement-card';
import { SummaryColumns } from './summary-columns';

/** One year of the league's books, and all of them side by side. */
export function LeagueFinances({ summary }: { summary: LeagueSummary }) {
  const { year, expenses, totalIncome, totalExpenses, netBalance } = summary;
  return (
    <Stack spacing="18px">
      <Figures>
        <FigureCard label={`Prihodi ${year}.`} value={totalIncome} note="plaćene članarine" />
        <FigureCard label={`Rashodi ${year}.`} value={negative(totalExpenses)} note="liga" />
        <FigureCard label={`Razlika ${year}.`} value={netBalance} note="prihodi manje rashodi" signed coloured />
      </Figures>
      <BooksSection year={year} totals={summary.yearTotals} friendly={false} />
      <SummaryColumns
        list={
          <ExpensesSection year={year} expenses={expenses} total={totalExpenses} csv="league-expenses.csv" editable />
        }
      >
        <SettlementCard
          title={`Obračun ${year}.`}
          lines={[
            { label: 'Članarine', note: `plaćeno: ${summary.paidFees}`, value: totalIncome },
            { label: 'Rashodi', value: negative(totalExpenses) },
            { label: 'Razlika', value: netBalance, signed: true, strong: true },
          ]}
        />
        <TextLink alone to={`/admin-payments-league?year=${year}`}>
          Uplate za ligu {year}.
        </TextLink>
        <IncomeRule friendly={false} />
      </SummaryColumns>
    </Stack>
  );
}
