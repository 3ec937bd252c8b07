import { ApiError, errorMessage } from '@club/shared/http';
import { refusalText } from '@club/shared/refusal-text';

export interface Refusal {
  /** Shown above the field, or in a question without one. */
  readonly failure?: string;
  /** Shown at the field. */
  readonly complaint?: string;
}

/**
 * What a question shows about an error of its `act`: as in a form, the message about the typed text is shown at its field
 * instead of the general one, and messages about other values are added above.
 * @param field name of the typed text in the call
 */
export function refusalOf(error: unknown, field?: string): Refusal {
  const fields = Object.entries(error instanceof ApiError ? error.fields : {});
  const complaint = fields.find(([name]) => name === field)?.[1];
  const others = fields.filter(([name]) => name !== field).map(([, message]) => message);
  const failure = complaint === undefined ? errorMessage(error) : refusalText(undefined, others);
  return {
    ...(failure !== undefined && { failure }),
    ...(complaint !== undefined && { complaint }),
  };
}
