import type { Control } from '@club/shared/form';
import { Box } from '@club/shared/ui-core';
import { FormTextField } from '@club/shared/ui-form';
import { FormDateField, FormTimeField } from '../form-field/date-and-time-field';
import type { Closure, TypedClosure } from './closure-form';
import { CourtsField } from './courts-field';

/** Which days, courts and hours, and why. */
export function ClosureFields({ control }: { control: Control<TypedClosure, unknown, Closure> }) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}>
        <FormDateField control={control} name="from" label="Od datuma" />
        <FormDateField control={control} name="to" label="Do datuma" />
        <FormTimeField control={control} name="fromTime" label="Od sata" helperText="Prazno: cijeli dan." />
        <FormTimeField
          control={control}
          name="toTime"
          label="Do sata"
          helperText="Zatvaraju se termini koji počinju prije."
        />
      </Box>
      <CourtsField control={control} />
      <FormTextField
        control={control}
        name="reason"
        label="Razlog"
        placeholder="Kiša"
        helperText="Igrači ga vide u rasporedu i uz otkazanu rezervaciju."
        autoComplete="off"
      />
    </>
  );
}
