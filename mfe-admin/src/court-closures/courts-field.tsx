import { type Control, useController } from '@club/shared/form';
import { Checkbox, FormControlLabel } from '@club/shared/ui-form';
import { FieldGroup } from '../form-field/field-group';
import type { TypedRange } from './closure-form';

/** The club's courts (first specification, section 9). */
const COURTS = [1, 2];

export function CourtsField({ control }: { control: Control<TypedRange, unknown, unknown> }) {
  const { field, fieldState } = useController({ control, name: 'courts' });
  const toggle = (court: number) =>
    field.onChange(COURTS.filter((each) => field.value.includes(each) !== (each === court)));
  return (
    <FieldGroup legend="Tereni" error={fieldState.error?.message}>
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
    </FieldGroup>
  );
}
