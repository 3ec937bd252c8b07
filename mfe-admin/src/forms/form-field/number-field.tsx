import type { FieldValues } from '@club/shared/form';
import { FormTextField } from '@club/shared/ui-form';
import type { ComponentProps } from 'react';

type NumberFieldProps<Values extends FieldValues, Output> = ComponentProps<typeof FormTextField<Values, Output>> & {
  /** The number may have decimals, like an amount in euros. */
  decimal?: boolean;
  maxLength?: number;
};

/** A form field for a number, with a numeric keyboard on a phone. */
export function NumberField<Values extends FieldValues, Output>(props: NumberFieldProps<Values, Output>) {
  const { decimal = false, maxLength, slotProps, ...field } = props;
  const inputMode = decimal ? 'decimal' : 'numeric';
  return (
    <FormTextField {...field} autoComplete="off" slotProps={{ ...slotProps, htmlInput: { inputMode, maxLength } }} />
  );
}
