/**
 * A use case said no. Services throw it; the one error handler of the app turns it into `application/problem+json`.
 * Whatever else is thrown becomes a 500 whose detail stays in the log.
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
    /** Further members of the problem document, such as the grid as it is now. */
    readonly extra?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/** What was typed is not right. @param fields Croatian messages by field name */
export const invalidFields = (fields: Readonly<Record<string, string>>): Refusal =>
  new Refusal(400, 'VALIDATION', 'Provjerite unesene podatke.', fields);
