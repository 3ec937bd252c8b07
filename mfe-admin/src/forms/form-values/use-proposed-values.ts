import type { FieldPath, FieldValues } from '@club/shared/form';
import { useEffect, useRef } from 'react';
import type { ContractForm } from './contract-form';

/**
 * Updates proposed values of a form that change while it is open, such as today's date at midnight, or a name that somebody
 * else corrects. A field whose proposal the user has changed keeps the input.
 * @param proposed the current proposals, which are also the form's default values for these fields
 */
export function useProposedValues<Input extends FieldValues, Output>(
  { getValues, register, resetField }: ContractForm<Input, Output>,
  proposed: Partial<Input>,
): void {
  const text = JSON.stringify(proposed);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    const before = JSON.parse(shown.current) as Input;
    const now = JSON.parse(text) as Input;
    shown.current = text;
    for (const name of Object.keys(now) as FieldPath<Input>[]) {
      if (getValues(name) !== before[name]) continue;
      // A field that is not shown yet is unknown to the form, which would ignore its reset.
      register(name);
      resetField(name, { defaultValue: now[name] });
    }
  }, [getValues, register, resetField, text]);
}
