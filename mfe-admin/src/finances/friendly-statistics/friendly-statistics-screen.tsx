import type { FriendlyStatistics } from '@club/shared/contracts/finances/friendly-statistics';
import { BookYearText } from '@club/shared/contracts/finances/years';
import { useSearchParams } from '@club/shared/router';
import { EmptyState, Loaded, PageHeading, Stack, TextLink, Typography } from '@club/shared/ui-core';
import { FinancesSkeleton } from '../books/finances-skeleton';
import { YearLinks } from '../books/year-links';
import { useFriendlyStatistics } from './use-friendly-statistics';
import { YearStatistics } from './year-statistics';

/** Income and costs of friendly matches, year by year. */
export default function FriendlyStatisticsScreen() {
  const statistics = useFriendlyStatistics();
  const [params] = useSearchParams();
  const asked = BookYearText.safeParse(params.get('year')).data;
  return (
    <>
      <PageHeading
        title="Prijateljski financije"
        subtitle="Odigrani prijateljski susreti po godini igranja i uplate članova."
      />
      <Loaded query={statistics} what="podatke" skeleton={<FinancesSkeleton />}>
        {(list) => <Chosen list={list} asked={asked} />}
      </Loaded>
    </>
  );
}

/**
 * The year in the address, by default the newest of the selector; a hidden one can still be addressed (resolution 54).
 * For a year without matches no other year is shown.
 */
function Chosen({ list, asked }: { list: readonly FriendlyStatistics[]; asked: number | undefined }) {
  const listed = list.filter(({ hidden }) => !hidden);
  const chosen = asked === undefined ? listed[0] : list.find((each) => each.year === asked);
  if (listed.length === 0 && !chosen) {
    return <EmptyState title="Još nema podataka.">Ovdje će stajati svaka godina s odigranim susretima.</EmptyState>;
  }
  const years = <YearLinks years={listed.map((each) => each.year)} chosen={chosen?.year} />;
  if (!chosen) {
    return (
      <Stack spacing="18px">
        {years}
        <EmptyState title={`Za ${asked}. nema statistike.`}>Odaberite drugu godinu.</EmptyState>
      </Stack>
    );
  }
  return (
    <Stack spacing="18px">
      {years}
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
