import { withoutDiacritics } from '@club/shared/domain';

const typed = (text: string): string => withoutDiacritics(text.trim());

/** Whether a member or a player has the name of a registration, without regard to case and diacritics. */
export const hasNameOf = (
  registration: { readonly first_name: string; readonly last_name: string },
  person: { readonly firstName: string; readonly lastName: string },
): boolean =>
  typed(registration.first_name) === typed(person.firstName) &&
  typed(registration.last_name) === typed(person.lastName);
