import { useController } from '@club/shared/form';
import { TextField } from '@club/shared/ui-form';
import type { ContractForm } from '../../forms/form-values/contract-form';
import type { ConsecutiveSlots, TypedPlan } from './slot-plan-form';

interface RowFieldProps {
  form: ContractForm<TypedPlan, unknown>;
  name: `courts.${number}.row.${keyof ConsecutiveSlots}`;
  label: string;
  value: string;
  /** Whether the typed list of starts has replaced the row, and with it what was wrong about it. */
  replaced: boolean;
  numeric?: boolean;
  /** Receives the text, and whether it is to be validated already. */
  onType: (text: string, validated: boolean) => void;
}

/** The first slot, or the number of slots: a change of either is one of the list of starts too. */
export function RowField({ form, name, label, value, replaced, numeric = false, onType }: RowFieldProps) {
  const { field, fieldState, formState } = useController({ control: form.control, name });
  const fault = replaced ? undefined : fieldState.error?.message;
  return (
    <TextField
      label={label}
      value={value}
      autoComplete="off"
      error={fault !== undefined}
      helperText={fault}
      inputRef={field.ref}
      slotProps={numeric ? { htmlInput: { inputMode: 'numeric' } } : {}}
      onBlur={field.onBlur}
      onChange={(event) => onType(event.target.value, fieldState.isTouched || formState.isSubmitted)}
    />
  );
}
