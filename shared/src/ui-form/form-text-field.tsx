import type { FieldValues } from '@club/shared/form';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type Bound, useBound } from './bound';

type FormTextFieldProps<Values extends FieldValues, Output> = Bound<Values, Output> &
  Omit<TextFieldProps, 'name' | 'label' | 'value' | 'error' | 'onChange' | 'onBlur'>;

/** A text field of a form. */
export function FormTextField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  helperText,
  ...rest
}: FormTextFieldProps<Values, Output>) {
  const { field, shown } = useBound({ control, name }, helperText);
  const { ref, ...bound } = field;
  return <TextField label={label} {...bound} {...shown} {...rest} inputRef={ref} />;
}
