import type { FieldValues } from '@club/shared/form';
import type { ContractForm } from './contract-form';

/**
 * The names of the fields in which something was typed.
 * @param since the values before that
 */
export function typedNames<Input extends FieldValues, Output>(
  { getValues }: ContractForm<Input, Output>,
  since: Input,
): (keyof Input)[] {
  const values = getValues();
  const names = Object.keys(since) as (keyof Input)[];
  return names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(since[name]));
}

/**
 * Shows what is saved now in the fields of a form in which nothing was typed; what was typed stays, as unsaved input.
 * @param before what the form was filled from, or what it has sent
 */
export function fillUntouched<Input extends FieldValues, Output>(
  form: ContractForm<Input, Output>,
  before: Input,
  now: Input,
): void {
  const values = form.getValues();
  const typed = typedNames(form, before);
  form.reset(now);
  form.reset({ ...now, ...Object.fromEntries(typed.map((name) => [name, values[name]])) }, { keepDefaultValues: true });
}
