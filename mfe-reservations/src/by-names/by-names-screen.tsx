import { useWallClock } from '@club/shared/club-day';
import { Box, PageHeading, TextLink } from '@club/shared/ui-core';
import { useMayPickFree } from '../court-grid/club-opening';
import { CourtGrid } from '../court-grid/court-grid';
import { namesQuery } from '../court-grid/grid-queries';
import { isPast } from '../court-grid/is-past';
import { NameCell } from './name-cell';

export default function ByNamesScreen() {
  const now = useWallClock();
  const mayPick = useMayPickFree();
  return (
    <>
      <PageHeading
        title="Rezervacija terena po imenima"
        subtitle="Tko igra danas i sljedeća tri dana."
        action={
          <Box sx={{ displayPrint: 'none' }}>
            <TextLink alone to="/main-reservations">
              <span aria-hidden>←</span> Natrag na rezervaciju terena
            </TextLink>
          </Box>
        }
      />
      <CourtGrid query={namesQuery} spacious>
        {(slot) => <NameCell slot={slot} past={isPast(slot, now)} mayPick={mayPick} />}
      </CourtGrid>
    </>
  );
}
