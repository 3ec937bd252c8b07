import { submission, useContractForm } from '@club/shared/form';
import { FormDateField } from '@club/shared/ui-date';
import { useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { RoundDates } from './round-dates';

interface DatesDialogProps {
  title: string;
  submit: string;
  dates: RoundDates;
  busy: boolean;
  send: (dates: RoundDates) => Promise<unknown>;
  onClose: () => void;
}

/** First and last day of a round. */
export function DatesDialog({ title, submit, dates, busy, send, onClose }: DatesDialogProps) {
  const form = useContractForm({ schema: RoundDates, defaultValues: dates });
  const [failure, setFailure] = useState<string>();
  const save = submission(form, { send: (values) => send(values).then(onClose), refused: setFailure });
  return (
    <FormDialog title={title} submit={submit} busy={busy} failure={failure} onSubmit={save} onClose={onClose}>
      <FormDateField control={form.control} name="startDate" label="Početak" />
      <FormDateField control={form.control} name="endDate" label="Kraj" />
    </FormDialog>
  );
}
