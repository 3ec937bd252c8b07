import { ApiError } from './api-error';

/** What to tell a person about anything that a call threw; what is no `ApiError` is a fault of ours and goes to the console. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  console.error(error);
  return 'Došlo je do greške. Pokušajte ponovno.';
}
