import { useClubProfile } from '@club/shared/club-profile';
import { Box, ButtonLink, CardGrid, PageHeading, SectionCard, TextLink, Typography } from '@club/shared/ui-core';
import { LinkedText } from '../linked-text/linked-text';
import { CourtPictures } from './court-pictures';

/** The courts and their surroundings. */
export default function CourtsScreen() {
  const { texts } = useClubProfile();
  return (
    <>
      <PageHeading title="Tereni" subtitle={`${texts.courts} ${texts.courtsPlace}.`} />
      <CourtPictures />
      <Box sx={{ mt: '18px' }}>
        <CardGrid min={260}>
          <SectionCard title="Teren 1">
            <Typography>
              <LinkedText text={texts.court1} />
            </Typography>
          </SectionCard>
          <SectionCard title="Teren 2">
            <Typography>
              <LinkedText text={texts.court2} />
            </Typography>
          </SectionCard>
          <SectionCard title="Dolazak">
            <Typography>
              <LinkedText text={texts.arrival} />
            </Typography>
            <Typography sx={{ mt: 1 }}>
              <TextLink alone to="/contact">
                Adresa i kontakt
              </TextLink>
            </Typography>
          </SectionCard>
        </CardGrid>
      </Box>
      <Box sx={{ mt: 3 }}>
        <ButtonLink variant="contained" to="/main-reservations">
          Rezervacija terena
        </ButtonLink>
      </Box>
    </>
  );
}
