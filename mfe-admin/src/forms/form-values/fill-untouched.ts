import type { FieldValues } from '@club/shared/form';
import type { ContractForm } from './contract-form';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The names of the fields that have been changed.
 * @param since the values before the changes
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
 * Fills the untouched fields of a form with the values saved now; typed input stays as unsaved input.
 * @param before the values that the form was filled from, or has sent
 * @param now the values saved now
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

/** The typed value, or the one saved now if nothing was typed. Merges groups of fields one by one, lists as a whole. */
function merged(typed: unknown, before: unknown, now: unknown): unknown {
  if (isSame(typed, before)) return now;
  if (!isGroup(typed) || !isGroup(before) || !isGroup(now)) return typed;
  return Object.fromEntries(Object.keys(now).map((name) => [name, merged(typed[name], before[name], now[name])]));
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
