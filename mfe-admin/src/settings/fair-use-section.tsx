import { FairUse } from '@club/shared/contracts/fair-use';
import { submission, useContractForm } from '@club/shared/form';
import { Alert, Box, BusyButton, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { FormCheckbox, FormTextField } from '@club/shared/ui-form';
import { useState } from 'react';
import { useSeenSetting } from '../seen-version/use-seen-setting';
import { useUnsaved } from '../unsaved-forms/unsaved-forms';
import { FairUseForm, startOf } from './fair-use-form';
import { useSaveFairUse } from './use-settings';

/** The rules that members must observe when they book; shown above the grid. */
export function FairUseSection({ rules }: { rules: FairUse }) {
  const form = useContractForm({ schema: FairUseForm, defaultValues: startOf(rules) });
  const [failure, setFailure] = useState<string>();
  useUnsaved(form.formState.isDirty);
  const saving = useSaveFairUse();
  const { seen, learn, saw } = useSeenSetting({ form, opened: rules, contract: FairUse, startOf });
  const { control } = form;
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
  const number = {
    control,
    autoComplete: 'off',
    placeholder: 'bez ograničenja',
    // A label above the field keeps its end where fields are narrow, and leaves an empty field its placeholder.
    slotProps: { htmlInput: { inputMode: 'numeric' }, inputLabel: { shrink: true } },
  } as const;
  return (
    <SectionCard title="Pravila rezerviranja">
      <Stack component="form" spacing={2} noValidate onSubmit={save}>
        <Typography color="textSecondary">
          Prazno polje znači bez ograničenja. Članovi pravila vide prije rezerviranja; već rezervirani termini ostaju.
        </Typography>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <FormTextField {...number} name="openFriendly" label="Otvorenih prijateljskih po članu" />
          <FormTextField {...number} name="openLeague" label="Otvorenih ligaških po članu" />
          <FormTextField {...number} name="perWeek" label="Rezervacija u tjednu po članu" />
          <FormTextField {...number} name="cancelHours" label="Otkazivanje: sati prije početka" />
        </Box>
        <FormCheckbox control={control} name="oneCourtAtOnce" label="Član u isto vrijeme može imati samo jedan teren" />
        <Box>
          <BusyButton type="submit" variant="contained" busy={saving.isPending}>
            Spremi pravila
          </BusyButton>
        </Box>
      </Stack>
    </SectionCard>
  );
}
