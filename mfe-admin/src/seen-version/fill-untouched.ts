import type { FieldValues } from '@club/shared/form';
import type { ContractForm } from '../form-field/contract-form';

/**
 * After somebody else has saved what a form shows: its fields show what is saved now, except those in which something
 * was typed. Saved once more, the form sets nothing back that its user did not touch.
 * @param before the values from which the form was filled
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
