import { PageHeading, TextLink } from '@club/shared/ui-core';
import { CourtGrid } from '../court-grid/court-grid';
import { namesQuery } from '../court-grid/grid-queries';
import { NameCell } from './name-cell';

export default function ByNamesScreen() {
  return (
    <>
      <PageHeading
        title="Rezervacija terena po imenima"
        subtitle="Tko igra danas i sljedeća tri dana."
        action={
          <TextLink to="/main-reservations">
            <span aria-hidden>←</span> Natrag na rezervaciju terena
          </TextLink>
        }
      />
      <CourtGrid query={namesQuery} roomy>
        {(slot) => <NameCell slot={slot} />}
      </CourtGrid>
    </>
  );
}
