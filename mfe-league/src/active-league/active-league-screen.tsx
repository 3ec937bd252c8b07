import { PageHeading } from '@club/shared/ui-core';
import { usePrintPage } from '../print/use-print-page';
import { RoundSkeleton } from '../pyramid/round-skeleton';
import { RoundSummary } from '../pyramid/round-summary-line';
import { CurrentRound } from './current-round';
import { LeagueEnded } from './league-ended';
import { NoActiveLeague } from './no-active-league';
import { useActiveLeague } from './use-active-league';

/** The round in progress; results that are entered elsewhere appear automatically. */
export default function ActiveLeagueScreen() {
  const league = useActiveLeague();
  usePrintPage('A4 landscape');
  const { data, error, isFetching } = league;
  const round = data?.round;
  return (
    <>
      <PageHeading title="Trenutno kolo piramide" action={<RoundSummary round={round ?? undefined} />} />
      {data && round && <CurrentRound league={data} round={round} />}
      {data && !round && <LeagueEnded />}
      {!data && error && <NoActiveLeague error={error} busy={isFetching} onRetry={() => void league.refetch()} />}
      {!data && !error && <RoundSkeleton />}
    </>
  );
}
