import type { LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import { Box, EmptyState, Loaded, PageHeading, Stack } from '@club/shared/ui-core';
import { FinancesSkeleton } from '../books/finances-skeleton';
import { useAskedYear } from '../books/use-asked-year';
import { useOpenedYear } from '../books/use-opened-year';
import { PaidSection } from './paid-section';
import { payerNames } from './payer-name';
import { PaymentsProgress } from './payments-progress';
import { UnpaidSection } from './unpaid-section';
import { useLeaguePayments } from './use-league-payments';
import { YearTabs } from './year-tabs';

/** Who has paid the league's fee, year by year. */
export default function LeaguePaymentsScreen() {
  const payments = useLeaguePayments();
  const asked = useAskedYear();
  return (
    <>
      <PageHeading title="Uplate za ligu" subtitle="Članarine po godinama." />
      <Loaded query={payments} what="uplate za ligu" skeleton={<FinancesSkeleton />}>
        {(years) => <Chosen years={years} asked={asked} />}
      </Loaded>
    </>
  );
}

interface ChosenProps {
  years: readonly LeaguePaymentsOfYear[];
  /** The year in the address. If it has no fees, no other year is shown instead. */
  asked: number | undefined;
}

function Chosen({ years, asked }: ChosenProps) {
  const [newest] = years;
  // The first accepted registration begins the next one.
  const opened = useOpenedYear(newest?.year);
  const yearOf = (one: number | undefined) => years.find((each) => each.year === one);
  if (!newest) {
    return <EmptyState title="Još nema članarina.">Nastaju kad se igraču prihvati prijava za ligu.</EmptyState>;
  }
  const chosen = asked === undefined ? (yearOf(opened) ?? newest) : yearOf(asked);
  if (!chosen) {
    return (
      <Stack spacing="18px">
        <YearTabs years={years} chosen={undefined} />
        <EmptyState title={`Za ${asked}. nema članarina.`}>Odaberite drugu godinu.</EmptyState>
      </Stack>
    );
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
