import { useClubDay } from '@club/shared/club-day';
import type { RegistrationInput } from '@club/shared/contracts/league/registrations-control';
import type { Control } from '@club/shared/form';
import { FormDateField } from '@club/shared/ui-date';
import { FormTextField } from '@club/shared/ui-form';

/** The six fields of a registration, typed for somebody else: the browser must not fill in the administrator's own. */
export function PersonFields<Output>({ control }: { control: Control<RegistrationInput, unknown, Output> }) {
  const today = useClubDay().data?.today;
  return (
    <>
      <FormTextField control={control} name="firstName" label="Ime" autoComplete="off" autoFocus />
      <FormTextField control={control} name="lastName" label="Prezime" autoComplete="off" />
      <FormDateField
        control={control}
        name="birthDate"
        label="Datum rođenja"
        min="1900-01-01"
        openTo="year"
        {...(today && { max: today })}
      />
      <FormTextField control={control} name="email" label="E-mail" type="email" autoComplete="off" />
      <FormTextField control={control} name="phone" label="Telefon" type="tel" autoComplete="off" />
      <FormTextField control={control} name="city" label="Mjesto stanovanja" autoComplete="off" />
    </>
  );
}
