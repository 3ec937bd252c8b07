import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends Omit<TextFieldProps, 'onChange' | 'value' | 'select'> {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

/** A choice of one out of a list. */
export function SelectField({ options, onChange, ...rest }: SelectFieldProps) {
  return (
    <TextField select {...rest} onChange={(event) => onChange(event.target.value)}>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
