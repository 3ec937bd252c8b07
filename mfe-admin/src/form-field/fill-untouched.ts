import type { FieldValues } from '@club/shared/form';
import type { ContractForm } from './contract-form';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

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
  return names.filter((name) => !isSame(values[name], since[name]));
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
  const typed = form.getValues();
  form.reset(now);
  form.reset(merged(typed, before, now) as Input, { keepDefaultValues: true });
}

/** What was typed, and what is saved now where nothing was: of a group of fields each one by itself, of a list the whole. */
function merged(typed: unknown, before: unknown, now: unknown): unknown {
  if (isSame(typed, before)) return now;
  if (!isGroup(typed) || !isGroup(before) || !isGroup(now)) return typed;
  return Object.fromEntries(Object.keys(now).map((name) => [name, merged(typed[name], before[name], now[name])]));
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
