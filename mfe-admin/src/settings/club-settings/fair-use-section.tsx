import { FairUse } from '@club/shared/contracts/fair-use';
import { Box, SectionCard } from '@club/shared/ui-core';
import { FormCheckbox } from '@club/shared/ui-form';
import { NumberField } from '../../forms/form-field/number-field';
import { SettingForm } from '../setting-form/setting-form';
import { useSettingForm } from '../setting-form/use-setting-form';
import { FairUseForm, startOf } from './fair-use-form';
import { useSaveFairUse } from './use-settings';

/** The rules that members must observe when they book; shown above the grid. */
export function FairUseSection({ rules }: { rules: FairUse }) {
  const setting = useSettingForm({
    opened: rules,
    contract: FairUse,
    schema: FairUseForm,
    startOf,
    saving: useSaveFairUse(),
  });
  const { control } = setting.form;
  const number = {
    control,
    placeholder: 'bez ograničenja',
    // The label above the field: in a narrow field it would be cut off, and in an empty one it would hide the placeholder.
    slotProps: { inputLabel: { shrink: true } },
  };
  return (
    <SectionCard title="Pravila rezerviranja">
      <SettingForm
        setting={setting}
        explanation="Prazno polje znači bez ograničenja. Članovi pravila vide prije rezerviranja; već rezervirani termini ostaju."
        submit="Spremi pravila"
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <NumberField {...number} name="openFriendly" label="Otvorenih prijateljskih po članu" />
          <NumberField {...number} name="openLeague" label="Otvorenih ligaških po članu" />
          <NumberField {...number} name="perWeek" label="Rezervacija u tjednu po članu" />
          <NumberField {...number} name="cancelHours" label="Otkazivanje: sati prije početka" />
        </Box>
        <FormCheckbox control={control} name="oneCourtAtOnce" label="Član u isto vrijeme može imati samo jedan teren" />
      </SettingForm>
    </SectionCard>
  );
}
