import { type HiddenYearsInput, SavedHiddenYears } from '@club/shared/contracts/settings';
import { Box, SectionCard } from '@club/shared/ui-core';
import { FormTextField } from '@club/shared/ui-form';
import { SettingForm } from '../setting-form/setting-form';
import { useSettingForm } from '../setting-form/use-setting-form';
import { HiddenYearsForm, yearsText } from './hidden-years-form';
import { useSaveHiddenYears } from './use-settings';

const startOf = ({ years }: HiddenYearsInput) => ({ years: yearsText(years) });

/** Years that the selectors of the finances leave out; their money still counts (resolution 25). */
export function HiddenYearsSection({ years }: { years: number[] }) {
  const setting = useSettingForm({
    opened: { years },
    contract: SavedHiddenYears,
    schema: HiddenYearsForm,
    startOf,
    saving: useSaveHiddenYears(),
  });
  return (
    <SectionCard title="Skrivene godine financija">
      <SettingForm
        setting={setting}
        explanation="Izbornici godina u financijama ne nude ove godine. Njihovi iznosi i dalje ulaze u stanje udruge."
        submit="Spremi godine"
      >
        <Box sx={{ maxWidth: { sm: 420 } }}>
          <FormTextField
            control={setting.form.control}
            name="years"
            label="Godine"
            helperText="Odvojene zarezom, npr. 2019, 2020."
            autoComplete="off"
            fullWidth
          />
        </Box>
      </SettingForm>
    </SectionCard>
  );
}
