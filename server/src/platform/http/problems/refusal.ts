/**
 * A use case refuses. Services throw it; the app's error handler turns it into `application/problem+json`. Any other
 * exception becomes a 500 whose details are only logged.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 503,
    /** Stable, for programs: `SLOT_TAKEN`. */
    readonly code: string,
    /** Croatian, for people. */
    message: string,
    /** Croatian messages by field name. */
    readonly fields?: Readonly<Record<string, string>>,
    /** Further members of the problem document, such as the current grid. */
    readonly extra?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/** The input is invalid. @param fields Croatian messages by field name */
export const invalidFields = (fields: Readonly<Record<string, string>>): Refusal =>
  new Refusal(400, 'VALIDATION', 'Provjerite unesene podatke.', fields);
