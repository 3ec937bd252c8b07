import * as z from '@club/shared/schema';

/** In characters; the longest is a limit so that hashing cannot be used to overload the server. */
export const PASSWORD_LENGTH = { shortest: 10, longest: 128 } as const;

export const PASSWORD_TOO_SHORT = `Lozinka mora imati najmanje ${PASSWORD_LENGTH.shortest} znakova.`;
export const PASSWORD_TOO_LONG = `Lozinka smije imati najviše ${PASSWORD_LENGTH.longest} znakova.`;

/** The password policy in one sentence, for forms; a refusal states only the rule that the password breaks. */
export const PASSWORD_POLICY = `Lozinka mora imati najmanje ${PASSWORD_LENGTH.shortest} znakova koje nije lako pogoditi: bez vašeg imena, čestih riječi i nizova.`;

/**
 * Part of every call that sets a password: its length; the server checks the rest of the policy (400 `PASSWORD_WEAK`).
 * @param missing the message when there is none
 */
export const newPassword = (missing: string) =>
  z
    .string(missing)
    .check(
      z.minLength(1, missing),
      z.minLength(PASSWORD_LENGTH.shortest, PASSWORD_TOO_SHORT),
      z.maxLength(PASSWORD_LENGTH.longest, PASSWORD_TOO_LONG),
    );
