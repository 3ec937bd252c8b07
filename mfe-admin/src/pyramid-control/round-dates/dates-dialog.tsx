import { RoundDates } from '@club/shared/contracts/league/rounds';
import { useContractForm, useWatch } from '@club/shared/form';
import { Alert } from '@club/shared/ui-core';
import { FormDateField } from '@club/shared/ui-date';
import type { ReactNode } from 'react';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSeasonSubmission } from '../../forms/submission/use-season-submission';

interface DatesDialogProps {
  /** Names the round or phase: others of the season may have the same dates. */
  title: string;
  submit: string;
  dates: RoundDates;
  /** The version of the season. */
  version: number;
  busy: boolean;
  /** Why the dates can no longer be saved: somebody else has changed what the dialog is about. What was typed stays. */
  gone?: string | undefined;
  /** A hint below the fields, about the entered dates. */
  hint?: (typed: RoundDates) => ReactNode;
  send: (dates: RoundDates & { readonly version: number }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the first and last day of a round or phase. */
export function DatesDialog({ title, submit, dates, version, busy, gone, hint, send, onClose }: DatesDialogProps) {
  const form = useContractForm({ schema: RoundDates, defaultValues: dates, about: title });
  const [startDate, endDate] = useWatch({ control: form.control, name: ['startDate', 'endDate'] });
  const { failure, submit: save } = useSeasonSubmission(form, version, (dated) => send(dated).then(onClose));
  return (
    <FormDialog
      dirty={form.formState.isDirty}
      title={title}
      submit={submit}
      busy={busy}
      ready={gone === undefined}
      failure={gone === undefined ? failure : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      {gone && <Alert severity="warning">{gone}</Alert>}
      <FormDateField control={form.control} name="startDate" label="Početak" />
      <FormDateField control={form.control} name="endDate" label="Kraj" />
      {hint?.({ startDate, endDate })}
    </FormDialog>
  );
}
