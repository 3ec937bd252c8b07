import { REGISTRATION_FIELDS, RegistrationConsent } from '@club/shared/contracts/league/registration';
import * as z from '@club/shared/schema';

/**
 * The contract of the call, with the consent that it may come without, and what the server checks by its own clock: nobody is born after today.
 * @param today Zagreb date by the server's clock; undefined until it is known
 */
export const registrationSchema = (today: string | undefined) =>
  z.object({
    ...REGISTRATION_FIELDS,
    birthDate: REGISTRATION_FIELDS.birthDate.check(
      z.refine((day) => today === undefined || day <= today, { error: 'Datum rođenja nije ispravan.' }),
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
