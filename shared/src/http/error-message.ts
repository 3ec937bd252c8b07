import { refusalText } from '@club/shared/refusal-text';
import { ApiError } from './api-error';

/**
 * The message for the user about whatever a call threw, where no field shows what is wrong with its value: those messages
 * are added. An error that is not an `ApiError` is a bug and is logged to the console.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return refusalText(error.message, Object.values(error.fields));
  console.error(error);
  return 'Došlo je do greške. Pokušajte ponovno.';
}
