import * as z from '@club/shared/schema';

/** GET /personal-info (resolution 12). 404 `MEMBER_UNKNOWN` */
export const PersonalInfo = z.object({
  username: z.string(),
  /** Empty if the member has given none. */
  email: z.string(),
  /** The member agreed to publish birthday, e-mail and mobile (resolution 20). */
  contactPublic: z.boolean(),
});

/** The password policy in one sentence, for forms; a refusal names the one rule that a password breaks. */
export const PASSWORD_POLICY =
  'Lozinka mora imati najmanje 10 znakova koje nije lako pogoditi: bez vašeg imena, čestih riječi i nizova.';

/**
 * POST /personal-info; both are required (resolution 12). It ends every session of the member. 400 `PASSWORD_WEAK`
 * (field `newPassword`); 403 `SIGN_IN_AGAIN` when the sign-in is older than 15 minutes; 409 `EMAIL_TAKEN`
 */
export const SavePersonalInfo = z.object({
  email: z
    .string('Unesite adresu e-pošte.')
    .check(
      z.trim(),
      z.minLength(1, 'Unesite adresu e-pošte.'),
      z.maxLength(254, 'Adresa e-pošte smije imati najviše 254 znaka.'),
      z.email('Adresa e-pošte nije ispravna.'),
    ),
  newPassword: z
    .string('Unesite novu lozinku.')
    .check(
      z.minLength(1, 'Unesite novu lozinku.'),
      z.minLength(10, 'Lozinka mora imati najmanje 10 znakova.'),
      z.maxLength(128, 'Lozinka smije imati najviše 128 znakova.'),
    ),
});

/** PUT /personal-info/consent (resolution 20). 409 `MEMBER_ERASED` */
export const SaveConsent = z.object({ contactPublic: z.boolean() });

export type PersonalInfo = z.infer<typeof PersonalInfo>;
export type SavePersonalInfo = z.infer<typeof SavePersonalInfo>;
export type SaveConsent = z.infer<typeof SaveConsent>;
