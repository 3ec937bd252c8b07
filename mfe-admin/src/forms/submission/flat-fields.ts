import { ApiError } from '@club/shared/http';

/**
 * For the `catch` of a call that sends the fields of a flat form in nested parts: rethrows the refusal with the field names
 * of the form, without the name of their part.
 */
export const flatFields =
  (...parts: readonly string[]) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error;
    const fields = Object.entries(error.fields).map(([name, message]) => {
      const part = parts.find((each) => name.startsWith(`${each}.`));
      return [part ? name.slice(part.length + 1) : name, message];
    });
    throw new ApiError(error.status, error.code, error.message, Object.fromEntries(fields), error.problem);
  };
