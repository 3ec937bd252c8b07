import { DatesNow, RoundDates } from '@club/shared/contracts/league/rounds';
import { SeasonConflict } from '@club/shared/contracts/league/season-changes';
import { useContractForm, useWatch } from '@club/shared/form';
import { FormDateField } from '@club/shared/ui-date';
import type { ReactNode } from 'react';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSeenValues } from '../../forms/optimistic-lock/use-seen-values';
import { useSubmission } from '../../forms/submission/use-submission';

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
  send: (dates: Dated) => Promise<unknown>;
  onClose: () => void;
}

/** The dates of a round or phase, with the version of the season. */
type Dated = RoundDates & { readonly version: number };
const startOf = ({ startDate, endDate }: Dated): RoundDates => ({ startDate, endDate });

/** Asks for the first and last day of a round or phase. */
export function DatesDialog({ title, submit, dates, version, busy, gone, hint, send, onClose }: DatesDialogProps) {
  const form = useContractForm({ schema: RoundDates, defaultValues: dates, about: title });
  const [startDate, endDate] = useWatch({ control: form.control, name: ['startDate', 'endDate'] });
  const opened: Dated = { ...dates, version };
  const { values: seen = opened, learn } = useSeenValues({
    form,
    opened,
    savedIn: (problem): Dated | undefined => {
      const conflict = SeasonConflict.safeParse(problem).data;
      const { current = startOf(seen) } = DatesNow.safeParse(problem).data ?? {};
      return conflict && { ...current, version: conflict.version };
    },
    startOf,
  });
  const { failure, submit: save } = useSubmission(form, {
    send: (typed) => send({ ...typed, version: seen.version }).then(onClose),
    refused: learn,
  });
  return (
    <FormDialog
      dirty={form.formState.isDirty}
      title={title}
      submit={submit}
      busy={busy}
      gone={gone}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <FormDateField control={form.control} name="startDate" label="Početak" />
      <FormDateField control={form.control} name="endDate" label="Kraj" />
      {hint?.({ startDate, endDate })}
    </FormDialog>
  );
}
