import { FairUse } from '@club/shared/contracts/fair-use';
import { useContractForm } from '@club/shared/form';
import { Box, BusyButton, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { FormCheckbox, FormFailure } from '@club/shared/ui-form';
import { NumberField } from '../../forms/form-field/number-field';
import { useSettingSubmission } from '../../forms/submission/use-setting-submission';
import { FairUseForm, startOf } from './fair-use-form';
import { useSaveFairUse } from './use-settings';

/** The rules that members must observe when they book; shown above the grid. */
export function FairUseSection({ rules }: { rules: FairUse }) {
  const form = useContractForm({ schema: FairUseForm, defaultValues: startOf(rules) });
  const saving = useSaveFairUse();
  const { failure, submit } = useSettingSubmission({
    form,
    opened: rules,
    contract: FairUse,
    startOf,
    save: saving.mutateAsync,
  });
  const { control } = form;
  const number = {
    control,
    placeholder: 'bez ograničenja',
    // The label above the field: in a narrow field it would be cut off, and in an empty one it would hide the placeholder.
    slotProps: { inputLabel: { shrink: true } },
  };
  return (
    <SectionCard title="Pravila rezerviranja">
      <Stack component="form" spacing={2} noValidate onSubmit={submit}>
        <Typography color="textSecondary">
          Prazno polje znači bez ograničenja. Članovi pravila vide prije rezerviranja; već rezervirani termini ostaju.
        </Typography>
        <FormFailure>{failure}</FormFailure>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <NumberField {...number} name="openFriendly" label="Otvorenih prijateljskih po članu" />
          <NumberField {...number} name="openLeague" label="Otvorenih ligaških po članu" />
          <NumberField {...number} name="perWeek" label="Rezervacija u tjednu po članu" />
          <NumberField {...number} name="cancelHours" label="Otkazivanje: sati prije početka" />
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
