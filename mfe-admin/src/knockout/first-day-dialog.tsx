import { PublishConsolation } from '@club/shared/contracts/league/knockout-control';
import { submission, useContractForm } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { FormDateField } from '@club/shared/ui-date';
import { useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { useSeenSeason } from '../seen-version/use-seen-version';

const { firstPhaseFrom } = PublishConsolation.shape;
const FirstDay = z.object({ firstPhaseFrom });

interface FirstDayDialogProps {
  title: string;
  submit: string;
  /** The proposed day, `YYYY-MM-DD`. */
  day: string;
  /** The version of the season. */
  version: number;
  busy: boolean;
  send: (firstPhaseFrom: string, version: number) => Promise<unknown>;
  onClose: () => void;
}

/** First day of a tournament; its phases follow at intervals of 8 days. */
export function FirstDayDialog({ title, submit, day, version, busy, send, onClose }: FirstDayDialogProps) {
  const form = useContractForm({ schema: FirstDay, defaultValues: { firstPhaseFrom: day } });
  const { seen, learn } = useSeenSeason(version);
  const [failure, setFailure] = useState<string>();
  const save = submission(form, {
    send: (values) => send(values.firstPhaseFrom, seen).then(onClose),
    refused: (left, error) => {
      setFailure(left);
      learn(error);
    },
  });
  return (
    <FormDialog
      title={title}
      submit={submit}
      busy={busy}
      dirty={form.formState.isDirty}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <FormDateField
        control={form.control}
        name="firstPhaseFrom"
        label="Prva faza od"
        helperText="Svaka faza traje 8 dana, jedna za drugom; kasnije se mogu pomaknuti."
      />
    </FormDialog>
  );
}
