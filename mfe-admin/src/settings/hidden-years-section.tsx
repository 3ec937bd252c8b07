import { type HiddenYearsInput, SavedHiddenYears } from '@club/shared/contracts/settings';
import { submission, useContractForm } from '@club/shared/form';
import { Alert, Box, BusyButton, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { FormTextField } from '@club/shared/ui-form';
import { useState } from 'react';
import { useSeenSetting } from '../seen-version/use-seen-setting';
import { useUnsaved } from '../unsaved-forms/unsaved-forms';
import { HiddenYearsForm, yearsText } from './hidden-years-form';
import { useSaveHiddenYears } from './use-settings';

const startOf = ({ years }: HiddenYearsInput) => ({ years: yearsText(years) });

/** Years that the selectors of the finances leave out; their money still counts (resolution #25). */
export function HiddenYearsSection({ years }: { years: number[] }) {
  const form = useContractForm({ schema: HiddenYearsForm, defaultValues: startOf({ years }) });
  const [failure, setFailure] = useState<string>();
  useUnsaved(form.formState.isDirty);
  const saving = useSaveHiddenYears();
  const { seen, learn, saw } = useSeenSetting({ form, opened: { years }, contract: SavedHiddenYears, startOf });
  const save = submission(form, {
    send: async (values) => {
      await saving.mutateAsync({ ...values, seen });
      form.reset(form.getValues());
      saw(values);
    },
    refused: (left, error) => {
      setFailure(left);
      learn(error);
    },
  });
  return (
    <SectionCard title="Skrivene godine financija">
      <Stack component="form" spacing={2} noValidate onSubmit={save}>
        <Typography color="textSecondary">
          Izbornici godina u financijama ne nude ove godine. Njihovi iznosi i dalje ulaze u stanje udruge.
        </Typography>
        {failure && <Alert severity="error">{failure}</Alert>}
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
