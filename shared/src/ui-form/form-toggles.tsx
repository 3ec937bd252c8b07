import type { FieldValues } from '@club/shared/form';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { type Bound, useBound } from './bound';

/** A checkbox. */
export const FormCheckbox = <Values extends FieldValues, Output>(props: Bound<Values, Output>) => (
  <FormToggle {...props} of={Checkbox} />
);

/** A switch: its value applies at once, or after saving. */
export const FormSwitch = <Values extends FieldValues, Output>(props: Bound<Values, Output>) => (
  <FormToggle {...props} of={Switch} />
);

interface FormToggleProps<Values extends FieldValues, Output> extends Bound<Values, Output> {
  of: typeof Checkbox | typeof Switch;
}

/** What both have: the label beside it, and below it why its value was refused. */
function FormToggle<Values extends FieldValues, Output>({
  label,
  of: Toggle,
  ...binding
}: FormToggleProps<Values, Output>) {
  const { field, shown } = useBound(binding);
  const { value, ref, ...bound } = field;
  const id = useId();
  const input = { ref, 'aria-invalid': shown.error, ...(shown.helperText && { 'aria-describedby': id }) };
  return (
    <FormControl error={shown.error}>
      <FormControlLabel label={label} control={<Toggle {...bound} checked={Boolean(value)} slotProps={{ input }} />} />
      {shown.helperText && (
        <FormHelperText id={id} sx={{ mx: 0 }}>
          {shown.helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
