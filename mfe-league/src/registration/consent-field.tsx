import { CONSENT_WORDINGS } from '@club/shared/contracts/privacy';
import { Box, Typography } from '@club/shared/ui-core';
import { type Bound, Checkbox, FormControlLabel, useBound } from '@club/shared/ui-form';
import { useId } from 'react';
import type { TypedRegistration } from './registration-schema';

/** The required consent checkbox, with its error message below. */
export function ConsentField<Output>({ control }: Pick<Bound<TypedRegistration, Output>, 'control'>) {
  const complaint = useId();
  const { field, shown } = useBound({ control, name: 'consent' });
  const { value, ref, ...bound } = field;
  const input = {
    ref,
    'aria-required': true,
    'aria-invalid': shown.error,
    'aria-describedby': shown.error ? complaint : undefined,
  };
  return (
    <div>
      <FormControlLabel
        label={CONSENT_WORDINGS.LEAGUE_REGISTRATION}
        sx={{ alignItems: 'start', mr: 0, '& .MuiFormControlLabel-label': { pt: '9px' } }}
        control={<Checkbox {...bound} checked={Boolean(value)} slotProps={{ input }} />}
      />
      <Box sx={{ pl: 4 }}>
        {shown.error && (
          <Typography id={complaint} variant="body2" color="error">
            {shown.helperText}
          </Typography>
        )}
      </Box>
    </div>
  );
}
