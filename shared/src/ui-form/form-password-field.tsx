import type { FieldValues } from '@club/shared/form';
import { HideIcon, ShowIcon } from '@club/shared/icons';
import { IconButton } from '@club/shared/ui-core';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { Bound } from './bound';
import { FormTextField } from './form-text-field';

interface FormPasswordFieldProps<Values extends FieldValues, Output> extends Bound<Values, Output> {
  autoComplete: 'new-password' | 'current-password';
  helperText?: string;
}

/** A password field with a button that shows the password. */
export function FormPasswordField<Values extends FieldValues, Output>(props: FormPasswordFieldProps<Values, Output>) {
  const [visible, setVisible] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={visible ? 'Sakrij lozinku' : 'Prikaži lozinku'}
        onClick={() => setVisible(!visible)}
      >
        {visible ? <HideIcon /> : <ShowIcon />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <FormTextField {...props} type={visible ? 'text' : 'password'} slotProps={{ input: { endAdornment: toggle } }} />
  );
}
