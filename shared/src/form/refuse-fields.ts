import { ApiError, errorMessage } from '@club/shared/http';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Shows the messages of a refused call under their fields, and focuses the first on the screen; the call may name them
 * in another order.
 * @returns the message to show above the form for a refusal that concerns no field of this form, or undefined
 */
export function refuseFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): string | undefined {
  if (!(error instanceof ApiError)) return errorMessage(error);
  const known = Object.entries(error.fields).filter(([name]) => name in form.getValues());
  // In the order in which they were rendered, as in the form's own validation.
  const first = [...form.control._names.mount].find((name) => name in error.fields);
  for (const [name, message] of known) {
    // `in` above has proved that the name is a field of the form.
    form.setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: name === first });
  }
  return known.length > 0 ? undefined : error.message;
}
