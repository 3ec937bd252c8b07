import { invalidFields } from '../../platform/http';

/** A birth date must not be in the future. @throws Refusal 400 of the field */
export function checkBirthDate(birthDate: string, today: string): void {
  if (birthDate <= today) return;
  throw invalidFields({ birthDate: 'Datum rođenja nije ispravan.' });
}
