import { type LandingDatesInput, SavedLandingDates } from '@club/shared/contracts/settings';
import { Box, SectionCard } from '@club/shared/ui-core';
import { FormTextField } from '@club/shared/ui-form';
import { SettingForm } from '../setting-form/setting-form';
import { useSettingForm } from '../setting-form/use-setting-form';
import { dayMonthText, LandingForm } from './month-day';
import { useSaveLandingDates } from './use-settings';

const startOf = ({ registrationFrom, leagueFrom, leagueUntil }: LandingDatesInput) => ({
  registrationFrom: dayMonthText(registrationFrom),
  leagueFrom: dayMonthText(leagueFrom),
  leagueUntil: dayMonthText(leagueUntil),
});

/** Days of every year that decide which links the landing page shows (resolution 27). */
export function LandingSection({ dates }: { dates: LandingDatesInput }) {
  const setting = useSettingForm({
    opened: dates,
    contract: SavedLandingDates,
    schema: LandingForm,
    startOf,
    saving: useSaveLandingDates(),
  });
  const { control } = setting.form;
  return (
    <SectionCard title="Datumi naslovnice">
      <SettingForm
        setting={setting}
        explanation="Dan i mjesec, svake godine isti. Izvan razdoblja prijava i lige stranica najavljuje novu sezonu."
        submit="Spremi datume"
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
          <FormTextField control={control} name="registrationFrom" label="Prijave od" autoComplete="off" />
          <FormTextField control={control} name="leagueFrom" label="Liga od" autoComplete="off" />
          <FormTextField control={control} name="leagueUntil" label="Liga do" autoComplete="off" />
        </Box>
      </SettingForm>
    </SectionCard>
  );
}
