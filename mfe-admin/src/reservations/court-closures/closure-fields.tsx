import type { Control } from '@club/shared/form';
import { Box } from '@club/shared/ui-core';
import { FormDateField, FormTimeField } from '@club/shared/ui-date';
import type { TypedRange } from './closure-form';
import { CourtsField } from './courts-field';

/** Days, courts and hours. */
export function ClosureRangeFields<Values extends TypedRange, Output>(props: {
  control: Control<Values, unknown, Output>;
}) {
  // The form may have additional fields, which its type cannot express here.
  const control = props.control as unknown as Control<TypedRange, unknown, unknown>;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(13.5rem, 100%), 1fr))' }}>
        <FormDateField control={control} name="from" label="Od datuma" />
        <FormDateField control={control} name="to" label="Do datuma" />
        <FormTimeField
          control={control}
          name="fromTime"
          label="Od sata"
          helperText="Vrijedi za svaki dan. Prazno: od početka dana."
        />
        <FormTimeField
          control={control}
          name="toTime"
          label="Do sata"
          helperText="Zatvaraju se termini koji počinju u tim satima. Prazno: do kraja dana."
        />
      </Box>
      <CourtsField control={control} />
    </>
  );
}
