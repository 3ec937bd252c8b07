import { type LandingDatesInput, SavedLandingDates } from '@club/shared/contracts/settings';
import { useContractForm } from '@club/shared/form';
import { Box, BusyButton, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { FormFailure, FormTextField } from '@club/shared/ui-form';
import { useSettingSubmission } from '../../forms/submission/use-setting-submission';
import { dayMonthText, LandingForm } from './month-day';
import { useSaveLandingDates } from './use-settings';

const startOf = ({ registrationFrom, leagueFrom, leagueUntil }: LandingDatesInput) => ({
  registrationFrom: dayMonthText(registrationFrom),
  leagueFrom: dayMonthText(leagueFrom),
  leagueUntil: dayMonthText(leagueUntil),
});

/** Days of every year that decide which links the landing page shows (resolution 27). */
export function LandingSection({ dates }: { dates: LandingDatesInput }) {
  const form = useContractForm({ schema: LandingForm, defaultValues: startOf(dates) });
  const saving = useSaveLandingDates();
  const { failure, submit } = useSettingSubmission({
    form,
    opened: dates,
    contract: SavedLandingDates,
    startOf,
    save: saving.mutateAsync,
  });
  const { control } = form;
  return (
    <SectionCard title="Datumi naslovnice">
      <Stack component="form" spacing={2} noValidate onSubmit={submit}>
        <Typography color="textSecondary">
          Dan i mjesec, svake godine isti. Izvan razdoblja prijava i lige stranica najavljuje novu sezonu.
        </Typography>
        <FormFailure>{failure}</FormFailure>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
          <FormTextField control={control} name="registrationFrom" label="Prijave od" autoComplete="off" />
          <FormTextField control={control} name="leagueFrom" label="Liga od" autoComplete="off" />
          <FormTextField control={control} name="leagueUntil" label="Liga do" autoComplete="off" />
        </Box>
        <Box>
          <BusyButton type="submit" variant="contained" busy={saving.isPending}>
            Spremi datume
          </BusyButton>
        </Box>
      </Stack>
    </SectionCard>
  );
}
