import { latestBirth, TOO_YOUNG } from '@club/shared/domain';
import { invalidFields } from '../../platform/http';

/** A player of the league is old enough to play. @throws Refusal 400 of the field */
export function checkBirthDate(birthDate: string, today: string): void {
  if (birthDate > latestBirth(today)) throw invalidFields({ birthDate: TOO_YOUNG });
}
