import { BlockSkeleton, Loaded, TextSkeleton, Typography } from '@club/shared/ui-core';
import { usePrintPage } from '../print/use-print-page';
import { SeasonPage } from '../season/season-page';
import { withSeason } from '../season/with-season';
import { drawSummary } from './draw-summary';
import { NoDraw } from './no-draw';
import { SeasonDraw } from './season-draw';
import { useIsConsolation } from './use-is-consolation';
import { useShownDraw } from './use-shown-draw';

/** The knockout of a season: main draw and consolation. */
export default withSeason(function LeagueDraw({ year }) {
  const draw = useShownDraw(year);
  const isConsolation = useIsConsolation(draw.data);
  usePrintPage('A4 landscape');
  return (
    <SeasonPage
      year={year}
      tab="draw"
      title={isConsolation ? `Ždrijeb utješnog turnira ${year}.` : `Ždrijeb ${year}.`}
      summary={
        // The places are those of the main draw.
        !isConsolation &&
        (draw.isPending || draw.data?.main) && (
          <Typography color="textSecondary">
            {draw.data ? drawSummary(draw.data) : <TextSkeleton width="17rem" />}
          </Typography>
        )
      }
    >
      <Loaded query={draw} what="ždrijeb" skeleton={<BlockSkeleton height={1_100} />}>
        {(season) => (season?.main ? <SeasonDraw draw={season} main={season.main} /> : <NoDraw year={year} />)}
      </Loaded>
    </SeasonPage>
  );
});
