import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Resets a form when the values that it edits change elsewhere, whatever is typed: for a form that must show them, such as
 * a filter in the address. Not when it opens, because it may already contain restored input.
 * @param values the current values, which are also the form's default values
 */
export function useFollowedValues<Input extends FieldValues, Output>(
  { reset }: UseFormReturn<Input, unknown, Output>,
  values: Input,
): void {
  const text = JSON.stringify(values);
  const followed = useRef(text);
  useEffect(() => {
    if (followed.current === text) return;
    followed.current = text;
    reset(JSON.parse(text) as Input);
  }, [reset, text]);
}
