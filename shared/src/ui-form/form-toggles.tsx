import type { FieldValues } from '@club/shared/form';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type Bound, useBound } from './bound';

/** A checkbox. */
export function FormCheckbox<Values extends FieldValues, Output>({ label, ...binding }: Bound<Values, Output>) {
  const { value, ref, ...field } = useBound(binding).field;
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox {...field} checked={Boolean(value)} slotProps={{ input: { ref } }} />}
    />
  );
}

/** A switch: its value applies at once, or after saving. */
export function FormSwitch<Values extends FieldValues, Output>({ label, ...binding }: Bound<Values, Output>) {
  const { value, ref, ...field } = useBound(binding).field;
  return (
    <FormControlLabel
      label={label}
      control={<Switch {...field} checked={Boolean(value)} slotProps={{ input: { ref } }} />}
    />
  );
}
