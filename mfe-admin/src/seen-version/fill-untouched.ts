import type { FieldValues } from '@club/shared/form';
import type { ContractForm } from '../form-field/contract-form';

/**
 * Shows what is saved now in the fields of a form in which nothing was typed.
 * @param before what the form was filled from
 */
export function fillUntouched<Input extends FieldValues, Output>(
  form: ContractForm<Input, Output>,
  before: Input,
  now: Input,
): void {
  const values = form.getValues();
  const names = Object.keys(now) as (keyof Input)[];
  const typed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]));
  form.reset(now);
  form.reset({ ...now, ...Object.fromEntries(typed.map((name) => [name, values[name]])) }, { keepDefaultValues: true });
}
