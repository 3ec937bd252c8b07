import * as z from '@club/shared/schema';

export const WRONG_EMAIL = 'Adresa e-pošte nije ispravna.';

/**
 * An address that messages can be sent to.
 * @param wrong message for text that is not an address
 * @param missing message for no text
 */
export const emailAddress = (wrong: string, missing = wrong) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(254, 'Adresa e-pošte smije imati najviše 254 znaka.'),
      z.email(wrong),
    );
