import type { FieldValues } from '@club/shared/form';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type Bound, useBound } from './bound';

type FormTextFieldProps<Values extends FieldValues, Output> = Bound<Values, Output> &
  Omit<TextFieldProps, 'name' | 'label' | 'value' | 'error' | 'onChange' | 'onBlur'> & {
    /** Announced by screen readers. No asterisk: a form in which all fields are required says so in one sentence. */
    required?: boolean;
  };

/** A text field of a form. */
export function FormTextField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  helperText,
  required,
  slotProps,
  ...rest
}: FormTextFieldProps<Values, Output>) {
  const { field, shown } = useBound({ control, name }, helperText);
  const { ref, ...bound } = field;
  // Not `required`, with which an empty field would be announced as invalid before anybody has typed.
  const slots = { ...slotProps, htmlInput: { ...slotProps?.htmlInput, 'aria-required': required } };
  return <TextField label={label} {...bound} {...shown} {...rest} inputRef={ref} slotProps={slots} />;
}
