import { PYRAMID_POSITIONS } from '@club/shared/domain';
import { BlockSkeleton, Box } from '@club/shared/ui-core';
import { useSeason } from '../season/use-season';
import { useYear } from '../season/use-year';

/** Rows of a season whose size is not known yet. */
const USUAL_ROWS = 16;
const WIDE = { captions: 76, row: 63 };
const PHONE = { captions: 60, row: 57 };

/** A round that is being loaded: the controls, and a card as high as the season's pyramid. */
export function RoundSkeleton() {
  const year = useYear();
  // The current round has no year in its address, and loads before all seasons would.
  return year === undefined ? <Blocks rows={USUAL_ROWS} /> : <SeasonSkeleton year={year} />;
}

function SeasonSkeleton({ year }: { year: number }) {
  const players = useSeason(year)?.players;
  return <Blocks rows={players ? Math.ceil(players / PYRAMID_POSITIONS) : USUAL_ROWS} />;
}

function Blocks({ rows }: { rows: number }) {
  return (
    <>
      <Box sx={{ mb: '14px' }}>
        <BlockSkeleton height={44} />
      </Box>
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <BlockSkeleton height={WIDE.captions + rows * WIDE.row} />
      </Box>
      <Box sx={{ display: { lg: 'none' } }}>
        <BlockSkeleton height={PHONE.captions + rows * PHONE.row} />
      </Box>
    </>
  );
}
