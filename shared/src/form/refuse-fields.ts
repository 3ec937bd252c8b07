import { ApiError, errorMessage } from '@club/shared/http';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/**
 * Shows the messages of a refused call under their fields, and focuses the first of these fields on the screen, whatever
 * their order in the response.
 * @returns the text to show above the form: the refusal's message if it concerns none of the form's fields, and the
 *   messages of fields that the form does not have; undefined if there is nothing left
 */
export function refuseFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): string | undefined {
  if (!(error instanceof ApiError)) return errorMessage(error);
  const values = form.getValues();
  const isKnown = ([name]: readonly [string, string]) => get(values, name) !== undefined;
  const fields = Object.entries(error.fields);
  const known = fields.filter(isKnown);
  // In the order in which they were rendered, as in the form's own validation. The order is private to react-hook-form, so
  // package.json admits only its patch releases: form.test.tsx must pass before another minor release is used.
  const first = [...form.control._names.mount].find((name) => name in error.fields);
  for (const [name, message] of known) {
    // `get` above has proved that the name is a field of the form.
    form.setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: name === first });
  }
  const others = fields.filter((field) => !isKnown(field)).map(([, message]) => message);
  // A refusal often has the same message as its only field.
  const left = new Set(known.length > 0 ? others : [error.message, ...others]);
  return left.size > 0 ? [...left].join(' ') : undefined;
}
