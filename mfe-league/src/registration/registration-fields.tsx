import type { Control } from '@club/shared/form';
import { Box } from '@club/shared/ui-core';
import { FormDateField } from '@club/shared/ui-date';
import { FormTextField } from '@club/shared/ui-form';
import type { TypedRegistration } from './registration-schema';

interface RegistrationFieldsProps<Output> {
  control: Control<TypedRegistration, unknown, Output>;
  /** The last day that the calendar offers, `YYYY-MM-DD`. */
  today: string | undefined;
}

/** The six fields of a registration. */
export function RegistrationFields<Output>({ control, today }: RegistrationFieldsProps<Output>) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <FormTextField control={control} name="firstName" label="Ime" autoComplete="given-name" />
      <FormTextField control={control} name="lastName" label="Prezime" autoComplete="family-name" />
      <FormDateField
        control={control}
        name="birthDate"
        label="Datum rođenja"
        min="1900-01-01"
        openTo="year"
        {...(today && { max: today })}
      />
      <FormTextField control={control} name="email" label="E-mail" type="email" autoComplete="email" />
      <FormTextField control={control} name="phone" label="Telefon" type="tel" autoComplete="tel" />
      <FormTextField control={control} name="city" label="Mjesto stanovanja" autoComplete="address-level2" />
    </Box>
  );
}
