import { ButtonLink, SectionCard, Stack, Typography } from '@club/shared/ui-core';

/** Past seasons have their own screen. */
export function LeagueStep() {
  return (
    <SectionCard title="Povijest lige">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>
          Ako klub ima ljetnu ligu, prošle sezone uvezite iz datoteka CSV: najprije provjera, zatim uvoz. Klub bez lige
          ovaj korak preskače.
        </Typography>
        <ButtonLink to="/admin/season-import" state={{ from: '/admin/first-steps?step=LEAGUE' }} variant="outlined">
          Uvoz sezone
        </ButtonLink>
      </Stack>
    </SectionCard>
  );
}
