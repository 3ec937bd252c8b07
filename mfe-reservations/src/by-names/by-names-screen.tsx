import { PageHeading, TextLink } from '@club/shared/ui-core';
import { hasBegun } from '../court-grid/club-moment';
import { CourtGrid } from '../court-grid/court-grid';
import { namesQuery } from '../court-grid/grid-queries';
import { useClubMoment } from '../court-grid/use-club-moment';
import { NameCell } from './name-cell';

export default function ByNamesScreen() {
  const now = useClubMoment();
  return (
    <>
      <PageHeading
        title="Rezervacija terena po imenima"
        subtitle="Tko igra danas i sljedeća tri dana."
        action={
          <TextLink alone to="/main-reservations">
            <span aria-hidden>←</span> Natrag na rezervaciju terena
          </TextLink>
        }
      />
      <CourtGrid query={namesQuery} roomy>
        {(slot) => <NameCell slot={slot} past={hasBegun(slot, now)} />}
      </CourtGrid>
    </>
  );
}
