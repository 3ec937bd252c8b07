import {
  REFUSED_AT_ONCE,
  RefuseRegistrations,
  type Registration,
  RegistrationNow,
} from '@club/shared/contracts/league/registrations-control';
import { formatNumber } from '@club/shared/domain';
import { useContractForm, useWatch } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { Typography } from '@club/shared/ui-core';
import { FormTextField } from '@club/shared/ui-form';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSeenVersion } from '../../forms/optimistic-lock/use-seen-version';
import { useSubmission } from '../../forms/submission/use-submission';
import { RegistrationCheckboxes } from './registration-checkboxes';
import { useRefuseRegistrations } from './use-registrations';

const { ids, reason } = RefuseRegistrations.shape;
const RefuseForm = z.object({ ids, reason });

/** `lastModifiedDate` by id. */
type Versions = Readonly<Record<number, string>>;
const versionsOf = (registrations: readonly Registration[]): Versions =>
  Object.fromEntries(registrations.map(({ id, lastModifiedDate }) => [id, lastModifiedDate]));

interface RefuseSeveralDialogProps {
  year: number;
  /** The currently undecided registrations: one that somebody else decides disappears. */
  registrations: readonly Registration[];
  onClose: () => void;
}

/** Refuses several registrations at once, because anybody can send a flood of invented ones. */
export function RefuseSeveralDialog({ year, registrations, onClose }: RefuseSeveralDialogProps) {
  const form = useContractForm({ schema: RefuseForm, defaultValues: { ids: [], reason: '' }, about: year });
  const ids = useWatch({ control: form.control, name: 'ids' });
  // 'Odaberi sve' must not choose more than the call accepts.
  const listed = registrations.slice(0, REFUSED_AT_ONCE);
  const chosen = listed.filter(({ id }) => ids.includes(id));
  const refusing = useRefuseRegistrations();
  const { version: versions, learn } = useSeenVersion(versionsOf(registrations), (problem): Versions | undefined => {
    const now = RegistrationNow.safeParse(problem).data?.registration;
    return now && { ...versions, ...versionsOf([now]) };
  });
  const { failure, submit } = useSubmission(form, {
    send: ({ reason }) => {
      const ids = chosen.map(({ id }) => id);
      // One that has arrived since the dialog was opened is shown as it is.
      const seen = chosen.map(({ id, lastModifiedDate }) => [id, versions[id] ?? lastModifiedDate]);
      return refusing.mutateAsync({ year, ids, reason, seen: Object.fromEntries(seen) }).then(onClose);
    },
    refused: learn,
  });
  return (
    <FormDialog
      title={`Odbij prijave ${year}.`}
      submit={chosen.length > 0 ? `Odbij odabrane (${chosen.length})` : 'Odbij odabrane'}
      tone="danger"
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
      {listed.length < registrations.length && (
        <Typography variant="body2" color="textSecondary">
          Prikazano je prvih {formatNumber(REFUSED_AT_ONCE)} prijava. Ostale odbijte nakon toga.
        </Typography>
      )}
      <RegistrationCheckboxes control={form.control} registrations={listed} />
    </FormDialog>
  );
}
