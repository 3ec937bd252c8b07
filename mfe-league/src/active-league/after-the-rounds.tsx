import {
  DRAW_AWAITED_TEXT,
  decidedText,
  KNOCKOUT_TEXT,
  ROUNDS_PLAYED_TEXT,
  seasonStage,
} from '@club/shared/league-phase';
import { useLeagueSeasons } from '@club/shared/league-query';
import { useAllSettled } from '@club/shared/query';
import { Alert, BlockSkeleton, TextLink } from '@club/shared/ui-core';
import { useSeason } from '../season/use-season';

/** What follows the last round: that the draw is awaited, a link to the knockout, or its champion. */
export function AfterTheRounds({ year }: { year: number }) {
  const seasons = useLeagueSeasons();
  const season = useSeason(year);
  const league = seasons.data;
  if (!useAllSettled(seasons)) return <BlockSkeleton height={50} />;
  const current = league?.current?.year === year ? league.current : undefined;
  const stage = league && current && seasonStage(league);
  // Without the seasons' data the link is shown: the draw's page shows whether there is a draw.
  const hasDraw = !league || season?.links.draw;
  return (
    <Alert severity="info" role="note">
      {stage === 'DECIDED' ? decidedText(season?.champion ?? null, current?.openFixtures) : ROUNDS_PLAYED_TEXT}{' '}
      {stage === 'DRAW_AWAITED' && DRAW_AWAITED_TEXT}
      {stage === 'KNOCKOUT' && KNOCKOUT_TEXT}{' '}
      {hasDraw && (
        <TextLink alone to={`/summer-league/league-draw/${year}`}>
          Ždrijeb {year}.
        </TextLink>
      )}
    </Alert>
  );
}
