import { type HiddenYearsInput, SavedHiddenYears } from '@club/shared/contracts/settings';
import { useContractForm } from '@club/shared/form';
import { Box, BusyButton, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { FormFailure, FormTextField } from '@club/shared/ui-form';
import { useSettingSubmission } from '../../forms/submission/use-setting-submission';
import { HiddenYearsForm, yearsText } from './hidden-years-form';
import { useSaveHiddenYears } from './use-settings';

const startOf = ({ years }: HiddenYearsInput) => ({ years: yearsText(years) });

/** Years that the selectors of the finances leave out; their money still counts (resolution 25). */
export function HiddenYearsSection({ years }: { years: number[] }) {
  const form = useContractForm({ schema: HiddenYearsForm, defaultValues: startOf({ years }) });
  const saving = useSaveHiddenYears();
  const { failure, submit } = useSettingSubmission({
    form,
    opened: { years },
    contract: SavedHiddenYears,
    startOf,
    save: saving.mutateAsync,
  });
  return (
    <SectionCard title="Skrivene godine financija">
      <Stack component="form" spacing={2} noValidate onSubmit={submit}>
        <Typography color="textSecondary">
          Izbornici godina u financijama ne nude ove godine. Njihovi iznosi i dalje ulaze u stanje udruge.
        </Typography>
        <FormFailure>{failure}</FormFailure>
        <Box sx={{ maxWidth: { sm: 420 } }}>
          <FormTextField
            control={form.control}
            name="years"
            label="Godine"
            helperText="Odvojene zarezom, npr. 2019, 2020."
            autoComplete="off"
            fullWidth
          />
        </Box>
        <Box>
          <BusyButton type="submit" variant="contained" busy={saving.isPending}>
            Spremi godine
          </BusyButton>
        </Box>
      </Stack>
    </SectionCard>
  );
}
