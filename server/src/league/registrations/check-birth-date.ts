import { Refusal } from '../../platform/http';

/** Nobody is born after today. @throws Refusal 400 of the field */
export function checkBirthDate(birthDate: string, today: string): void {
  if (birthDate <= today) return;
  const fields = { birthDate: 'Datum rođenja nije ispravan.' };
  throw new Refusal(400, 'VALIDATION', 'Provjerite unesene podatke.', fields);
}
