import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Starts a form anew when the values it is about change elsewhere. Not when it opens: restored input may be in it by then.
 * @param values also the form's default values
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
