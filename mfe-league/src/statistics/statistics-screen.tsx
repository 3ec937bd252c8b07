import { useParams } from '@club/shared/router';
import { PageHeading } from '@club/shared/ui-core';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { SeasonPage } from '../season/season-page';
import { withSeason } from '../season/with-season';
import { StatisticsViews } from './statistics-views';
import { useStatistics } from './use-statistics';

/** Statistics of all years, or of one season within its pages. */
export default function StatisticsScreen() {
  return useParams().year === undefined ? <AllYears /> : <OneSeason />;
}

const OneSeason = withSeason(({ year }) => (
  <SeasonPage year={year} tab="statistics" title={`Statistika ${year}.`}>
    <StatisticsViews year={year} />
  </SeasonPage>
));

function AllYears() {
  const since = useStatistics(undefined).data?.since;
  return (
    <>
      <Breadcrumbs here="Statistika" />
      <PageHeading title="Statistika" subtitle={since ? `Svi mečevi lige od ${since}.` : 'Svi mečevi lige.'} />
      <StatisticsViews year={undefined} />
    </>
  );
}
