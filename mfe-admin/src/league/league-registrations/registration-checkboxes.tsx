import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { personName, shortDate, zagrebDate } from '@club/shared/domain';
import { type Control, useController } from '@club/shared/form';
import { Stack, Typography } from '@club/shared/ui-core';
import { Checkbox, FormControlLabel } from '@club/shared/ui-form';
import { Checkboxes } from '../../forms/form-field/checkboxes';
import { FieldGroup } from '../../forms/form-field/field-group';
import { EmailAddress } from '../../lists/email-address/email-address';

/** Their ids, and a reason, as typed. */
interface TypedChoice {
  ids: number[];
  reason: string;
}

interface RegistrationCheckboxesProps<Output> {
  control: Control<TypedChoice, unknown, Output>;
  /** Those that can be chosen; a chosen one that is no longer among them does not count. */
  registrations: readonly Registration[];
}

/** Chooses some of the registrations, or all of them at once. */
export function RegistrationCheckboxes<Output>({ control, registrations }: RegistrationCheckboxesProps<Output>) {
  const { field, fieldState } = useController({ control, name: 'ids' });
  const { onChange } = field;
  const error = fieldState.error?.message;
  const ids = registrations.map(({ id }) => id);
  const chosen = ids.filter((id) => field.value.includes(id));
  const isAll = ids.length > 0 && ids.every((id) => chosen.includes(id));
  return (
    <FieldGroup legend={`Prijave, odabrano ${chosen.length} od ${ids.length}`} error={error}>
      <Stack useFlexGap spacing={0.5}>
        <FormControlLabel
          label="Odaberi sve"
          control={
            <Checkbox
              checked={isAll}
              indeterminate={!isAll && chosen.length > 0}
              onChange={() => onChange(isAll ? [] : ids)}
              slotProps={{ input: { 'aria-invalid': error !== undefined, ref: field.ref } }}
            />
          }
        />
        <Checkboxes
          options={registrations.map((registration) => ({
            value: registration.id,
            label: <RegistrationLabel registration={registration} />,
          }))}
          value={chosen}
          onChange={onChange}
          invalid={error !== undefined}
        />
      </Stack>
    </FieldGroup>
  );
}

/** Namesakes are distinguished by e-mail and day. */
function RegistrationLabel({ registration }: { registration: Registration }) {
  return (
    <>
      {personName(registration)}{' '}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        <EmailAddress>{registration.email}</EmailAddress>, {shortDate(zagrebDate(registration.registeredAt))}
      </Typography>
    </>
  );
}
