import type { LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import { useSearchParams } from '@club/shared/router';
import { Box, EmptyState, Loaded, PageHeading, Stack } from '@club/shared/ui-core';
import { useState } from 'react';
import { FinancesSkeleton } from '../books/finances-skeleton';
import { PaidSection } from './paid-section';
import { payerNames } from './payer-name';
import { PaymentsProgress } from './payments-progress';
import { UnpaidSection } from './unpaid-section';
import { useLeaguePayments } from './use-league-payments';
import { YearTabs } from './year-tabs';

/** Who has paid the league's fee, year by year. */
export default function LeaguePaymentsScreen() {
  const payments = useLeaguePayments();
  const [params] = useSearchParams();
  return (
    <>
      <PageHeading title="Uplate za ligu" subtitle="Članarine po godinama." />
      <Loaded query={payments} what="uplate za ligu" skeleton={<FinancesSkeleton />}>
        {(years) => <Chosen years={years} year={Number(params.get('year'))} />}
      </Loaded>
    </>
  );
}

function Chosen({ years, year }: { years: readonly LeaguePaymentsOfYear[]; year: number }) {
  const [newest] = years;
  // The newest year when the page was opened: the first accepted registration begins the next one.
  const [opened, setOpened] = useState(newest?.year);
  if (opened === undefined && newest) setOpened(newest.year);
  const yearOf = (one: number | undefined) => years.find((each) => each.year === one);
  const chosen = yearOf(year) ?? yearOf(opened) ?? newest;
  if (!chosen) {
    return <EmptyState title="Još nema članarina.">Nastaju kad se igraču prihvati prijava za ligu.</EmptyState>;
  }
  const payerName = payerNames(years);
  return (
    <Stack spacing="18px">
      <YearTabs years={years} chosen={chosen.year} />
      <PaymentsProgress year={chosen} />
      <Box
        sx={{
          display: 'grid',
          gap: '18px',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
          '@media print': { display: 'block', '& > * + *': { marginTop: '18px' } },
        }}
      >
        <UnpaidSection key={`unpaid ${chosen.year}`} year={chosen} payerName={payerName} />
        <PaidSection key={`paid ${chosen.year}`} year={chosen} payerName={payerName} />
      </Box>
    </Stack>
  );
}
