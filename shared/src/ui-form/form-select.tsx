import type { FieldValues } from '@club/shared/form';
import { type Bound, useBound } from './bound';
import { type Option, SelectField, type SelectFieldProps } from './select-field';

interface FormSelectProps<Values extends FieldValues, Output>
  extends Bound<Values, Output>,
    Pick<SelectFieldProps, 'sx'> {
  options: readonly Option[];
  helperText?: string;
}

/** A `SelectField` of a form. */
export function FormSelect<Values extends FieldValues, Output>({
  control,
  name,
  label,
  options,
  helperText,
  sx,
}: FormSelectProps<Values, Output>) {
  const { field, shown } = useBound({ control, name }, helperText);
  const { ref, ...bound } = field;
  return <SelectField label={label} options={options} {...bound} {...shown} inputRef={ref} {...(sx && { sx })} />;
}
