import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { personName, shortDate, zagrebDate } from '@club/shared/domain';
import { Stack, Typography } from '@club/shared/ui-core';
import { Checkbox, FormControlLabel } from '@club/shared/ui-form';
import type { Ref } from 'react';
import { Checkboxes } from '../../forms/form-field/checkboxes';
import { FieldGroup } from '../../forms/form-field/field-group';
import { EmailAddress } from '../../lists/email-address/email-address';

interface RegistrationCheckboxesProps {
  registrations: readonly Registration[];
  /** Ids of the chosen registrations. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  error?: string | undefined;
  /** Ref of the first checkbox, which gets the focus after an error. */
  inputRef: Ref<HTMLInputElement>;
}

/** Chooses some of the registrations, or all of them at once. */
export function RegistrationCheckboxes(props: RegistrationCheckboxesProps) {
  const { registrations, chosen, onChange, error, inputRef } = props;
  const ids = registrations.map(({ id }) => id);
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
              slotProps={{ input: { 'aria-invalid': error !== undefined, ref: inputRef } }}
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
