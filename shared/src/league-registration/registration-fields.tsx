import type { RegistrationInput } from '@club/shared/contracts/league/registrations-control';
import type { Control } from '@club/shared/form';
import { Typography } from '@club/shared/ui-core';
import { FormTextField } from '@club/shared/ui-form';
import { BirthDateField } from './birth-date-field';

/** Autofill hints: a browser may fill these fields with its user's own data, but not when somebody else is registered. */
const OWN = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  city: 'address-level2',
} as const;

interface RegistrationFieldsProps<Typed extends RegistrationInput, Output> {
  control: Control<Typed, unknown, Output>;
  /** Who is registered: the user, or somebody else for whom an administrator fills in the form. */
  of: 'self' | 'other';
}

/** The six fields of a registration, all of them required. */
export function RegistrationFields<Typed extends RegistrationInput, Output>({
  control: ofForm,
  of,
}: RegistrationFieldsProps<Typed, Output>) {
  // The form may have additional fields, which are irrelevant here, but its type cannot express that.
  const control = ofForm as unknown as Control<RegistrationInput, unknown, Output>;
  const bound = { control, required: true };
  const fill = (field: keyof typeof OWN) => (of === 'self' ? OWN[field] : 'off');
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        Sva su polja obavezna.
      </Typography>
      <FormTextField
        {...bound}
        name="firstName"
        label="Ime"
        autoComplete={fill('firstName')}
        autoFocus={of === 'other'}
      />
      <FormTextField {...bound} name="lastName" label="Prezime" autoComplete={fill('lastName')} />
      <BirthDateField {...bound} name="birthDate" />
      <FormTextField {...bound} name="email" label="E-pošta" type="email" autoComplete={fill('email')} />
      <FormTextField {...bound} name="phone" label="Telefon" type="tel" autoComplete={fill('phone')} />
      <FormTextField {...bound} name="city" label="Mjesto stanovanja" autoComplete={fill('city')} />
    </>
  );
}
