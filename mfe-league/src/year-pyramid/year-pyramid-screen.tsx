import { useAddress } from '@club/shared/address';
import { useClubProfile } from '@club/shared/club-profile';
import type { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { Navigate } from '@club/shared/router';
import { Loaded } from '@club/shared/ui-core';
import { usePrintPage } from '../print/use-print-page';
import { RoundSkeleton } from '../pyramid/round-skeleton';
import { RoundSummaryLine } from '../pyramid/round-summary-line';
import { ROUND } from '../pyramid/round-switch';
import { SeasonPage } from '../season/season-page';
import { withSeason } from '../season/with-season';
import { EmptySeason } from './empty-season';
import { SeasonRounds } from './season-rounds';
import { usePyramids } from './use-pyramids';

/** A season of the pyramid, round by round: all rounds are loaded at once, and the address contains the current one. */
export default withSeason(function YearPyramid({ year }) {
  const { place } = useClubProfile().texts;
  const pyramids = usePyramids(year);
  const { read } = useAddress();
  usePrintPage('A4 landscape');
  const round = shownRound(pyramids.data, read(ROUND));
  if (isInGroups(pyramids.data)) return <Navigate to={`/summer-league/old-leagues/${year}`} replace />;
  return (
    <SeasonPage
      year={year}
      tab="results"
      title={`Ljetna liga ${year} ${place} - piramida i rezultati`}
      summary={<RoundSummaryLine round={round} />}
    >
      <Loaded query={pyramids} what="piramidu" skeleton={<RoundSkeleton />}>
        {(season) => (season && round ? <SeasonRounds season={season} round={round} /> : <EmptySeason year={year} />)}
      </Loaded>
    </SeasonPage>
  );
});

/** The round in the address, otherwise the newest one. */
function shownRound(season: AllPyramids | null | undefined, asked: string | null) {
  return season?.rounds.find(({ number }) => String(number) === asked) ?? season?.rounds.at(-1);
}

/** Whether the season was played in groups, as in the first years: its page is among the old leagues. */
const isInGroups = (season: AllPyramids | null | undefined): boolean =>
  Object.values(season?.resultsLeagueDataGrouped ?? {}).some((matches) => matches.some(({ groupType }) => groupType));
