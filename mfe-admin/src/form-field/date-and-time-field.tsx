import type { FieldValues } from '@club/shared/form';
import { FormTextField } from '@club/shared/ui-form';
import type { ComponentProps } from 'react';

type FormDateFieldProps<Values extends FieldValues, Output> = Pick<
  ComponentProps<typeof FormTextField<Values, Output>>,
  'control' | 'name' | 'label' | 'helperText'
>;

/** The browser's own date field: its calendar is the one that a phone's user knows. The value is `YYYY-MM-DD` or ''. */
export function FormDateField<Values extends FieldValues, Output>(props: FormDateFieldProps<Values, Output>) {
  return <FormTextField {...props} type="date" slotProps={{ inputLabel: { shrink: true } }} />;
}

/** The same for a time of day, `HH:mm` or ''. */
export function FormTimeField<Values extends FieldValues, Output>(props: FormDateFieldProps<Values, Output>) {
  return <FormTextField {...props} type="time" slotProps={{ inputLabel: { shrink: true } }} />;
}
