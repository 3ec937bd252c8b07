import { RegistrationInput } from '@club/shared/contracts/league/registrations-control';
import { useContractForm } from '@club/shared/form';
import { RegistrationFields } from '@club/shared/league-registration';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSubmission } from '../../forms/submission/use-submission';
import { useAddRegistration } from './use-registrations';

const EMPTY: RegistrationInput = { firstName: '', lastName: '', birthDate: '', email: '', phone: '', city: '' };

/** Adds a person who registered in person: accepted at once, with a fee to pay. */
export function AddDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const form = useContractForm({ schema: RegistrationInput, defaultValues: EMPTY, about: year });
  const adding = useAddRegistration();
  const { failure, submit } = useSubmission(form, {
    send: (person) => adding.mutateAsync({ ...person, year }).then(onClose),
  });
  return (
    <FormDialog
      title={`Novi igrač lige ${year}.`}
      submit="Dodaj"
      busy={adding.isPending}
      failure={failure}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <RegistrationFields control={form.control} of="other" />
    </FormDialog>
  );
}
