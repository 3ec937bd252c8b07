import type { FriendlyStatistics } from '@club/shared/contracts/finances/friendly-statistics';
import { ButtonLink, EmptyState, Loaded, PageHeading, Stack, Typography } from '@club/shared/ui-core';
import { FinancesSkeleton } from '../books/finances-skeleton';
import { useAskedYear } from '../books/use-asked-year';
import { useOpenedYear } from '../books/use-opened-year';
import { YearLinks } from '../books/year-links';
import { useFriendlyStatistics } from './use-friendly-statistics';
import { YearStatistics } from './year-statistics';

/** Income and costs of friendly matches, year by year. */
export default function FriendlyStatisticsScreen() {
  const statistics = useFriendlyStatistics();
  const asked = useAskedYear();
  const opened = useOpenedYear(statistics.data && listedOf(statistics.data)[0]?.year);
  const chosen = statistics.data && chosenOf(statistics.data, asked, opened);
  const year = chosen?.year;
  return (
    <>
      <PageHeading
        title="Prijateljski financije"
        subtitle="Odigrani prijateljski susreti po godini igranja i uplate članova."
        action={(year !== undefined || statistics.isPending) && <PaymentsLink year={year} />}
      />
      <Loaded query={statistics} what="podatke" skeleton={<FinancesSkeleton />}>
        {(list) => <Chosen list={list} asked={asked} chosen={chosen} />}
      </Loaded>
    </>
  );
}

const listedOf = (list: readonly FriendlyStatistics[]) => list.filter(({ hidden }) => !hidden);

/**
 * The year in the address, by default the newest of the selector when the page was opened; a hidden one can still be
 * addressed (resolution 54). For a year without matches no other year is shown.
 */
function chosenOf(list: readonly FriendlyStatistics[], asked: number | undefined, opened: number | undefined) {
  if (asked !== undefined) return list.find(({ year }) => year === asked);
  const listed = listedOf(list);
  return listed.find(({ year }) => year === opened) ?? listed[0];
}

/** Until the year is known the link keeps its place. */
const PaymentsLink = ({ year }: { year: number | undefined }) => (
  <ButtonLink
    variant="outlined"
    disabled={year === undefined}
    to={`/admin-friendly-statistics/payments-by-year/${year}`}
  >
    {year === undefined ? 'Uplate po godini' : `Uplate u ${year}. godini`}
  </ButtonLink>
);

interface ChosenProps {
  list: readonly FriendlyStatistics[];
  asked: number | undefined;
  chosen: FriendlyStatistics | undefined;
}

function Chosen({ list, asked, chosen }: ChosenProps) {
  const listed = listedOf(list);
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
      <Typography variant="body2" color="textSecondary">
        Broje se odigrani susreti; susreti lige nisu prijateljski. Dnevni i noćni termini određeni su cjenikom koji je
        vrijedio na dan igranja. Uplate se broje po datumu upisa, umanjene za ispravke i storna.
      </Typography>
    </Stack>
  );
}
