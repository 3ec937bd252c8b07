import type { FieldValues } from '@club/shared/form';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { type Bound, useBound } from './bound';
import type { Option } from './select-field';

interface FormRadiosProps<Values extends FieldValues, Output> extends Bound<Values, Output> {
  options: readonly Option[];
}

/** A choice of one option, all of them visible. */
export function FormRadios<Values extends FieldValues, Output>({
  control,
  name,
  label,
  options,
}: FormRadiosProps<Values, Output>) {
  const id = useId();
  const { field, shown } = useBound({ control, name });
  const { ref, ...bound } = field;
  const complaint = useId();
  const described = { 'aria-invalid': shown.error, ...(shown.helperText && { 'aria-describedby': complaint }) };
  return (
    <FormControl error={shown.error}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={id} {...described} {...bound}>
        {options.map(({ value, label: text }, index) => (
          <FormControlLabel
            key={value}
            value={value}
            label={text}
            control={<Radio slotProps={index === 0 ? { input: { ref } } : {}} />}
          />
        ))}
      </RadioGroup>
      {shown.helperText && <FormHelperText id={complaint}>{shown.helperText}</FormHelperText>}
    </FormControl>
  );
}
