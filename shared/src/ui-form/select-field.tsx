import { useCloseRequest } from '@club/shared/close-request';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends Omit<TextFieldProps, 'onChange' | 'value' | 'select' | 'slotProps'> {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

/** A choice of one out of a list. */
export function SelectField({ options, onChange, ...rest }: SelectFieldProps) {
  const [open, setOpen] = useState(false);
  useCloseRequest(open, () => setOpen(false));
  const list = {
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  };
  return (
    <TextField {...rest} select slotProps={{ select: list }} onChange={(event) => onChange(event.target.value)}>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
