import { emailAddress, WRONG_EMAIL } from '@club/shared/contracts/email-address';
import { newPassword } from '@club/shared/contracts/members/new-password';
import * as z from '@club/shared/schema';

/** GET /personal-info (resolution 12). 404 `MEMBER_UNKNOWN` */
export const PersonalInfo = z.object({
  username: z.string(),
  /** Empty if the member has given none. */
  email: z.string(),
  /** The member agreed to publish birthday, e-mail and mobile (resolution 20). */
  contactPublic: z.boolean(),
});

/**
 * POST /personal-info; both are required (resolution 12). It ends every session of the member. 400 `PASSWORD_WEAK`
 * (field `newPassword`); 403 `SIGN_IN_AGAIN` when the sign-in is older than 15 minutes; 409 `EMAIL_TAKEN`
 */
export const SavePersonalInfo = z.object({
  email: emailAddress(WRONG_EMAIL, 'Unesite adresu e-pošte.'),
  newPassword: newPassword('Unesite novu lozinku.'),
});

/** PUT /personal-info/consent (resolution 20). 409 `MEMBER_ERASED` */
export const SaveConsent = z.object({ contactPublic: z.boolean() });

export type PersonalInfo = z.infer<typeof PersonalInfo>;
export type SavePersonalInfo = z.infer<typeof SavePersonalInfo>;
export type SaveConsent = z.infer<typeof SaveConsent>;
