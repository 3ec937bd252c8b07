import { useClubDay } from '@club/shared/club-day';
import { EARLIEST_BIRTH, latestBirth } from '@club/shared/domain';
import type { Control, FieldPath, FieldValues } from '@club/shared/form';
import { FormDateField } from '@club/shared/ui-date';

interface BirthDateFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  required?: boolean;
}

/** A player's date of birth: the calendar offers only possible dates of birth. */
export function BirthDateField<Values extends FieldValues, Output>(props: BirthDateFieldProps<Values, Output>) {
  const today = useClubDay().data?.today;
  return (
    <FormDateField
      {...props}
      label="Datum rođenja"
      min={EARLIEST_BIRTH}
      openTo="year"
      {...(today && { max: latestBirth(today) })}
    />
  );
}
