import { yearOf } from '@club/shared/domain';

/** Whole years between two Zagreb dates. */
export function ageOn(birthDate: string, today: string): number {
  const years = yearOf(today) - yearOf(birthDate);
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
