import {
  type Registration,
  RegistrationInput,
  RegistrationNow,
} from '@club/shared/contracts/league/registrations-control';
import { personName } from '@club/shared/domain';
import { useContractForm } from '@club/shared/form';
import { RegistrationFields } from '@club/shared/league-registration';
import { Typography } from '@club/shared/ui-core';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSeenValues } from '../../forms/optimistic-lock/use-seen-values';
import { useSubmission } from '../../forms/submission/use-submission';
import { EraseRegistrationButton } from './erase-registration-button';
import { useCorrectRegistration, useEraseRegistration } from './use-registrations';

const ERASED = 'Osobni podaci iz ove prijave u međuvremenu su izbrisani, pa se ispravak ne može spremiti.';

const LABELS = {
  firstName: 'ime',
  lastName: 'prezime',
  birthDate: 'datum rođenja',
  email: 'e-pošta',
  phone: 'telefon',
  city: 'mjesto stanovanja',
} as const;

const personOf = ({ firstName, lastName, birthDate, email, phone, city }: Registration) => ({
  firstName,
  lastName,
  birthDate,
  email,
  phone,
  city,
});

/** Corrects the six fields of a registration, and of its player if it was accepted; otherwise it can also be erased. */
export function CorrectDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { id, changedFields } = registration;
  const person = personOf(registration);
  const form = useContractForm({ schema: RegistrationInput, defaultValues: person, about: id });
  const correcting = useCorrectRegistration(id);
  const erasing = useEraseRegistration(id);
  const isErased = registration.erased && !erasing.isPending && !erasing.isSuccess;
  const { values = registration, learn } = useSeenValues({
    form,
    opened: registration,
    savedIn: (problem) => RegistrationNow.safeParse(problem).data?.registration,
    startOf: personOf,
  });
  const { failure, submit } = useSubmission(form, {
    send: (corrected) => correcting.mutateAsync({ ...corrected, seen: values.lastModifiedDate }).then(onClose),
    refused: learn,
  });
  return (
    <FormDialog
      title={`Ispravak prijave: ${personName(person)}`}
      busy={correcting.isPending}
      ready={!registration.erased}
      gone={isErased ? ERASED : undefined}
      failure={registration.erased ? undefined : failure}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {changedFields.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Nakon prihvaćanja u prijavi je izmijenjeno: {changedFields.map((field) => LABELS[field]).join(', ')}. Što
          spremite, vrijedit će i za igrača.
        </Typography>
      )}
      <RegistrationFields control={form.control} of="other" />
      {registration.state !== 'ACCEPTED' && !registration.erased && (
        <EraseRegistrationButton registration={registration} erase={erasing.mutateAsync} onErased={onClose} />
      )}
    </FormDialog>
  );
}
