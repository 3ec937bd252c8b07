import { ApiError } from '@club/shared/http';
import { Loaded, PageHeading } from '@club/shared/ui-core';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { usePrintPage } from '../print/use-print-page';
import { RoundSkeleton } from '../pyramid/round-skeleton';
import { RoundSummaryLine } from '../pyramid/round-summary-line';
import { CurrentRound } from './current-round';
import { LeagueEnded } from './league-ended';
import { NoActiveLeague } from './no-active-league';
import { useActiveLeague } from './use-active-league';

/** The round in progress; results that are entered elsewhere appear automatically. */
export default function ActiveLeagueScreen() {
  const league = useActiveLeague();
  usePrintPage('A4 landscape');
  const { data, error, isFetching } = league;
  // At New Year the season on an open page is over, although its data are still in the cache.
  const isOver = error instanceof ApiError && error.status === 404;
  return (
    <>
      <Breadcrumbs here="Trenutno kolo" />
      <PageHeading
        title="Trenutno kolo piramide"
        action={<RoundSummaryLine round={(!isOver && data?.round) || undefined} />}
      />
      {error && (isOver || !data) ? (
        <NoActiveLeague error={error} busy={isFetching} onRetry={() => void league.refetch()} />
      ) : (
        <Loaded query={league} what="kolo" skeleton={<RoundSkeleton />}>
          {(active) => (active.round ? <CurrentRound league={active} round={active.round} /> : <LeagueEnded />)}
        </Loaded>
      )}
    </>
  );
}
