import type { FieldValues } from '@club/shared/form';
import { useEffect, useRef } from 'react';
import type { ContractForm } from '../form-values/contract-form';

interface OpenedValues<Input extends FieldValues, Saved> {
  /** The values as they are saved. */
  readonly opened: Saved;
  /** The form's initial values for saved ones. */
  readonly startOf: (saved: Saved) => Input;
}

/**
 * An untouched form shows what somebody else has saved meanwhile, also if its input was taken back since. A form with input
 * keeps all its fields: for it a conflict will show what was saved.
 * @param saw receives the values that the form shows from now on
 * @returns for a form that was just saved: it keeps its values until others have loaded
 */
export function useNewlySaved<Input extends FieldValues, Output, Saved>(
  form: ContractForm<Input, Output>,
  { opened, startOf }: OpenedValues<Input, Saved>,
  saw: (saved: Saved) => void,
): () => void {
  const { isDirty } = form.formState;
  const text = JSON.stringify(opened);
  const known = useRef(text);
  const loaded = useRef(text);
  useEffect(() => {
    loaded.current = text;
    if (known.current === text || isDirty) return;
    known.current = text;
    form.reset(startOf(opened));
    saw(opened);
  });
  return () => {
    known.current = loaded.current;
  };
}
