import { RefuseRegistrations, type Registration } from '@club/shared/contracts/league/registrations-control';
import { useContractForm, useController } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { FormTextField } from '@club/shared/ui-form';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSubmission } from '../../forms/submission/use-submission';
import { RegistrationCheckboxes } from './registration-checkboxes';
import { useRefuseRegistrations } from './use-registrations';

const { ids, reason } = RefuseRegistrations.shape;
const RefuseForm = z.object({ ids, reason });

interface RefuseSeveralDialogProps {
  year: number;
  /** The currently undecided registrations: one that somebody else decides disappears. */
  registrations: readonly Registration[];
  onClose: () => void;
}

/** Refuses several registrations at once, because anybody can send a flood of invented ones. */
export function RefuseSeveralDialog({ year, registrations, onClose }: RefuseSeveralDialogProps) {
  const form = useContractForm({ schema: RefuseForm, defaultValues: { ids: [], reason: '' }, about: year });
  const { field, fieldState } = useController({ control: form.control, name: 'ids' });
  const chosen = field.value.filter((id) => registrations.some((registration) => registration.id === id));
  const refusing = useRefuseRegistrations();
  const { failure, submit } = useSubmission(form, {
    send: ({ reason }) => refusing.mutateAsync({ year, ids: chosen, reason }).then(onClose),
  });
  return (
    <FormDialog
      title={`Odbij prijave ${year}.`}
      submit={chosen.length > 0 ? `Odbij odabrane (${chosen.length})` : 'Odbij odabrane'}
      busy={refusing.isPending}
      failure={failure}
      dirty={form.formState.isDirty}
      wide
      onSubmit={submit}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="reason"
        label="Razlog odbijanja"
        helperText="Isti za sve odabrane."
        autoComplete="off"
      />
      <RegistrationCheckboxes
        registrations={registrations}
        chosen={chosen}
        onChange={field.onChange}
        error={fieldState.error?.message}
        inputRef={field.ref}
      />
    </FormDialog>
  );
}
