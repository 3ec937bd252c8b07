import { ApiError, errorMessage } from '@club/shared/http';
import { refusalText } from '@club/shared/refusal-text';
import { type Field, type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/**
 * Shows the messages of a refused call under their fields, and focuses the first of these fields on the screen, whatever
 * their order in the response.
 * @returns the text to show above the form: the refusal's message if it concerns none of the form's fields, and the
 *   messages of values that the form does not show; undefined if there is nothing left
 */
export function refuseFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): string | undefined {
  if (!(error instanceof ApiError)) return errorMessage(error);
  // What is rendered, and in which order, is private to react-hook-form, so package.json admits only its patch releases:
  // form.test.tsx must pass before another minor release is used.
  const isShown = ([name]: readonly [string, string]) => {
    const field: Partial<Field> | undefined = get(form.control._fields, name);
    return field?._f?.mount === true;
  };
  const fields = Object.entries(error.fields);
  const shown = fields.filter(isShown);
  // In the order in which they were rendered, as in the form's own validation.
  const first = [...form.control._names.mount].find((name) => name in error.fields);
  for (const [name, message] of shown) {
    // `isShown` has proved that the name is a field of the form.
    form.setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: name === first });
  }
  const others = fields.filter((field) => !isShown(field)).map(([, message]) => message);
  return refusalText(shown.length > 0 ? undefined : error.message, others);
}
