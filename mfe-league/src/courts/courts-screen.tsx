import { Box, ButtonLink, CardGrid, PageHeading, SectionCard, TextLink, Typography } from '@club/shared/ui-core';
import { CourtPictures } from './court-pictures';

/** What awaits who comes to play. */
export default function CourtsScreen() {
  return (
    <>
      <PageHeading title="Tereni" subtitle="Dva zemljana terena iza sportske dvorane u Ivankovu." />
      <CourtPictures />
      <Box sx={{ mt: '18px' }}>
        <CardGrid min={260}>
          <SectionCard title="Teren 1">
            <Typography>Zemljani teren s rasvjetom, pa se na njemu igra i navečer.</Typography>
          </SectionCard>
          <SectionCard title="Teren 2">
            <Typography>Zemljani teren bez rasvjete. Zadnji termini ovise o danjem svjetlu.</Typography>
          </SectionCard>
          <SectionCard title="Dolazak">
            <Typography>Uz terene je parkiralište. Do terena se dolazi pješice oko dvorane.</Typography>
            <Typography sx={{ mt: 1 }}>
              <TextLink to="/contact">Adresa i kontakt</TextLink>
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
