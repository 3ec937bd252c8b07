import { ApiError, errorMessage } from '@club/shared/http';

/** The message above a form that was refused. */
export interface FormRefusal {
  readonly title: string;
  readonly bullets: readonly string[];
}

/** Texts of the error catalogue (first specification, section 8). */
const FIELDS_AT_FAULT = 'Greške u formi:';
const NO_USER = 'ID korisnika nije pronađen ili forma nije valjana!';
const GENERIC = 'Došlo je do greške pri slanju zahtjeva.';

const LABELS: Readonly<Record<string, string>> = {
  firstName: 'Ime',
  lastName: 'Prezime',
  userName: 'Korisničko ime',
  password: 'Lozinka',
  selectedPlayer: 'Korisnik',
};

export const INVALID_UPDATE: FormRefusal = { title: NO_USER, bullets: [] };

/** The message for a refused call: a bullet for each invalid field, or the general text with the server's reason. */
export function formRefusal(error: unknown): FormRefusal {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  if (fields.length === 0) return { title: GENERIC, bullets: [errorMessage(error)] };
  return { title: FIELDS_AT_FAULT, bullets: fields.map(([field, message]) => `${LABELS[field] ?? field}: ${message}`) };
}

/** The error catalogue's text for a list of users that could not be loaded. */
export function listFailure(error: unknown): string {
  const message = error instanceof ApiError ? error.fields.prezime : undefined;
  return message ?? 'Došlo je do greške pri slanju zahtjeva ovdje.';
}
