import { useAddress } from '@club/shared/address';
import { useLeagueSeasons } from '@club/shared/league-query';
import { BlockSkeleton, CardGrid, EmptyState, Loaded, SectionCard, styled, TextLink } from '@club/shared/ui-core';
import { NarrowChoice } from './narrow-choice';
import { RankingCard } from './ranking-card';
import { rankingsOf, VIEWS } from './rankings';
import { useStatistics } from './use-statistics';
import { ViewMenu } from './view-menu';
import { YearChips } from './year-chips';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: 18,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The chosen view of a year's figures, or of all years (`year` undefined). */
export function StatisticsViews({ year }: { year: number | undefined }) {
  const { read } = useAddress();
  const asked = read('prikaz');
  const view = VIEWS.find(({ value }) => value === asked)?.value ?? 'omjeri';
  const seasons = useLeagueSeasons().data?.seasons ?? [];
  const years = seasons.filter(({ links }) => links.statistics).map((season) => season.year);
  return (
    <>
      <YearChips years={years} year={year} />
      <NarrowChoice
        view={view}
        year={year}
        years={year === undefined || years.includes(year) ? years : [year, ...years]}
      />
      <Columns>
        <ViewMenu view={view} />
        <Loaded query={useStatistics(year)} what="statistiku" skeleton={<StatisticsSkeleton />}>
          {(statistics) =>
            statistics === null || statistics.topPlayedMatches.length === 0 ? (
              <SectionCard>
                <EmptyState
                  title={year === undefined ? 'Još nema odigranih mečeva.' : `Za ${year}. još nema odigranih mečeva.`}
                >
                  Statistika se puni čim se odigraju prvi mečevi.{' '}
                  {year !== undefined && (
                    <TextLink alone to="/summer-league/statistics">
                      Statistika svih godina
                    </TextLink>
                  )}
                </EmptyState>
              </SectionCard>
            ) : (
              <CardGrid min={400}>
                {rankingsOf(statistics, view).map((ranking) => (
                  <RankingCard key={ranking.id} ranking={ranking} />
                ))}
              </CardGrid>
            )
          }
        </Loaded>
      </Columns>
    </>
  );
}

function StatisticsSkeleton() {
  return (
    <CardGrid min={400}>
      {[0, 1, 2, 3].map((card) => (
        <BlockSkeleton key={card} height={830} />
      ))}
    </CardGrid>
  );
}
