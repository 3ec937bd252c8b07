import { type Control, useController } from '@club/shared/form';
import { Checkboxes } from '../../forms/form-field/checkboxes';
import { FieldGroup } from '../../forms/form-field/field-group';
import type { TypedRange } from './closure-form';

/** The club's courts (first specification, section 9). */
const COURTS = [1, 2].map((value) => ({ value, label: `Teren ${value}` }));

export function CourtsField({ control }: { control: Control<TypedRange, unknown, unknown> }) {
  const { field, fieldState } = useController({ control, name: 'courts' });
  return (
    <FieldGroup legend="Tereni" error={fieldState.error?.message}>
      <Checkboxes
        options={COURTS}
        value={field.value}
        onChange={field.onChange}
        invalid={fieldState.invalid}
        inputRef={field.ref}
      />
    </FieldGroup>
  );
}
