import { invalidFields } from '../../platform/http';

/** Nobody is born after today. @throws Refusal 400 of the field */
export function checkBirthDate(birthDate: string, today: string): void {
  if (birthDate <= today) return;
  throw invalidFields({ birthDate: 'Datum rođenja nije ispravan.' });
}
