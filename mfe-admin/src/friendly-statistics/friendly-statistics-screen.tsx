import type { FriendlyStatistics } from '@club/shared/contracts/finances/friendly-statistics';
import { EmptyState, Loaded, PageHeading, Stack, TextLink, Typography } from '@club/shared/ui-core';
import { FinancesSkeleton } from '../finances/finances-skeleton';
import { useChosenYear } from '../finances/use-chosen-year';
import { YearLinks } from '../finances/year-links';
import { useFriendlyStatistics } from './use-friendly-statistics';
import { YearStatistics } from './year-statistics';

/** Income and costs of friendly matches, year by year. */
export default function FriendlyStatisticsScreen() {
  const statistics = useFriendlyStatistics();
  const year = useChosenYear();
  return (
    <>
      <PageHeading
        title="Prijateljski financije"
        subtitle="Odigrani prijateljski susreti po godini igranja i uplate članova."
      />
      <Loaded query={statistics} what="podatke" skeleton={<FinancesSkeleton />}>
        {(list) => <Chosen list={list} year={year} />}
      </Loaded>
    </>
  );
}

function Chosen({ list, year }: { list: readonly FriendlyStatistics[]; year: number | undefined }) {
  const chosen = list.find((each) => each.year === year) ?? list[0];
  if (!chosen) {
    return <EmptyState title="Još nema podataka.">Ovdje će stajati svaka godina s odigranim susretima.</EmptyState>;
  }
  return (
    <Stack spacing="18px">
      <YearLinks years={list.map((each) => each.year)} chosen={chosen.year} />
      <YearStatistics statistics={chosen} />
      <Typography>
        <TextLink alone to={`/admin-friendly-statistics/payments-by-year/${chosen.year}`}>
          Uplate u {chosen.year}. godini
        </TextLink>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Broje se odigrani susreti; susreti lige nisu prijateljski. Dnevni i noćni termini određeni su cjenikom koji je
        vrijedio na dan igranja. Uplate se broje po datumu upisa, umanjene za ispravke i storna.
      </Typography>
    </Stack>
  );
}
