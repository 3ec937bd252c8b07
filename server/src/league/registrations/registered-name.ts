import { withoutDiacritics } from '@club/shared/domain';

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

const typed = (text: string): string => withoutDiacritics(text.trim());

/** The same for all spellings of a name without regard to case and diacritics. */
export const typedName = ({ firstName, lastName }: Name): string => `${typed(firstName)}\u0000${typed(lastName)}`;

export const registeredName = (registration: { readonly first_name: string; readonly last_name: string }): string =>
  typedName({ firstName: registration.first_name, lastName: registration.last_name });

/** Whether a member or a player has the name of a registration, without regard to case and diacritics. */
export const hasNameOf = (registration: Parameters<typeof registeredName>[0], person: Name): boolean =>
  registeredName(registration) === typedName(person);
