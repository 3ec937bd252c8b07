import { type Control, useController } from '@club/shared/form';
import { Box, Typography } from '@club/shared/ui-core';
import { Checkbox, FormControlLabel } from '@club/shared/ui-form';
import type { TypedRange } from './closure-form';

/** The club's courts (first specification, section 9). */
const COURTS = [1, 2];

export function CourtsField({ control }: { control: Control<TypedRange, unknown, unknown> }) {
  const { field, fieldState } = useController({ control, name: 'courts' });
  const toggle = (court: number) =>
    field.onChange(COURTS.filter((each) => field.value.includes(each) !== (each === court)));
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0 }}>
        Tereni
      </Typography>
      {COURTS.map((court, index) => (
        <FormControlLabel
          key={court}
          label={`Teren ${court}`}
          control={
            <Checkbox
              checked={field.value.includes(court)}
              onChange={() => toggle(court)}
              slotProps={{ input: index === 0 ? { ref: field.ref } : {} }}
            />
          }
        />
      ))}
      {fieldState.error && (
        <Typography role="alert" variant="body2" color="error">
          {fieldState.error.message}
        </Typography>
      )}
    </Box>
  );
}
