import { REGISTRATION_FIELDS, RegistrationConsent } from '@club/shared/contracts/league/registration';
import { latestBirth, TOO_YOUNG } from '@club/shared/domain';
import * as z from '@club/shared/schema';

/**
 * The contract of the call, but with the consent required, and with the check that the server makes by its own clock: a
 * player's minimum age.
 * @param today Zagreb date by the server's clock; undefined until it is known
 */
export const registrationSchema = (today: string | undefined) =>
  z.object({
    ...REGISTRATION_FIELDS,
    birthDate: REGISTRATION_FIELDS.birthDate.check(
      z.refine((day) => today === undefined || day <= latestBirth(today), { error: TOO_YOUNG }),
    ),
    website: z.string(),
    consent: z.pipe(z.boolean(), RegistrationConsent),
  });

export type TypedRegistration = z.input<ReturnType<typeof registrationSchema>>;

export const EMPTY_REGISTRATION: TypedRegistration = {
  firstName: '',
  lastName: '',
  birthDate: '',
  email: '',
  phone: '',
  city: '',
  website: '',
  consent: false,
};
