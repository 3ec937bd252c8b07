import { withoutDiacritics } from '@club/shared/domain';

const typed = (text: string): string => withoutDiacritics(text.trim());

/** Whether a member has the name of a registration, without regard to case and diacritics. */
export const hasNameOf = (
  registration: { readonly first_name: string; readonly last_name: string },
  member: { readonly firstName: string; readonly lastName: string },
): boolean =>
  typed(registration.first_name) === typed(member.firstName) &&
  typed(registration.last_name) === typed(member.lastName);
