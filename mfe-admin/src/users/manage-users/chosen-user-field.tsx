import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { type Control, type FieldPath, type FieldValues, useController } from '@club/shared/form';
import { TextField } from '@club/shared/ui-form';
import { userName } from './user-name';

interface ChosenUserFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  user: ManagedUser | undefined;
}

/** Shows the chosen user, who is chosen in the searchable list below. */
export function ChosenUserField<Values extends FieldValues, Output>(props: ChosenUserFieldProps<Values, Output>) {
  const { control, name, user } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <TextField
      label="Odabrani korisnik"
      value={user ? userName(user) : ''}
      placeholder="Odaberite korisnika na popisu"
      error={fieldState.invalid}
      helperText={
        fieldState.error?.message ?? (user ? undefined : 'Korisnika birate gumbom „Uredi” na popisu korisnika.')
      }
      inputRef={field.ref}
      slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
    />
  );
}
