import type { RegistrationInput } from '@club/shared/contracts/league/registrations-control';
import type { Control } from '@club/shared/form';
import { FormTextField } from '@club/shared/ui-form';
import { BirthDateField } from './birth-date-field';

/** What a browser may autofill for its own user, but not for somebody else. */
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

/** The six fields of a registration. */
export function RegistrationFields<Typed extends RegistrationInput, Output>({
  control: ofForm,
  of,
}: RegistrationFieldsProps<Typed, Output>) {
  // The form may have additional fields; they are irrelevant here, but its type cannot express that.
  const control = ofForm as unknown as Control<RegistrationInput, unknown, Output>;
  const fill = (field: keyof typeof OWN) => (of === 'self' ? OWN[field] : 'off');
  return (
    <>
      <FormTextField
        control={control}
        name="firstName"
        label="Ime"
        autoComplete={fill('firstName')}
        autoFocus={of === 'other'}
      />
      <FormTextField control={control} name="lastName" label="Prezime" autoComplete={fill('lastName')} />
      <BirthDateField control={control} name="birthDate" />
      <FormTextField control={control} name="email" label="E-pošta" type="email" autoComplete={fill('email')} />
      <FormTextField control={control} name="phone" label="Telefon" type="tel" autoComplete={fill('phone')} />
      <FormTextField control={control} name="city" label="Mjesto stanovanja" autoComplete={fill('city')} />
    </>
  );
}
