import * as z from '@club/shared/schema';

export const WRONG_EMAIL = 'Adresa e-pošte nije ispravna.';

/** An address that messages can be sent to. @param message for any other, and for none */
export const emailAddress = (message: string) =>
  z
    .string(message)
    .check(z.trim(), z.maxLength(254, 'Adresa e-pošte smije imati najviše 254 znaka.'), z.email(message));
