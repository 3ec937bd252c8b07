import { ApiError } from './api-error';

/**
 * The message for the user about whatever a call threw; an error that is not an `ApiError` is a bug and is logged
 * to the console.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  console.error(error);
  return 'Došlo je do greške. Pokušajte ponovno.';
}
