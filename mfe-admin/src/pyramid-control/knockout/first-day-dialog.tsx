import { PublishConsolation } from '@club/shared/contracts/league/knockout-control';
import { useContractForm } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { Typography } from '@club/shared/ui-core';
import { FormDateField } from '@club/shared/ui-date';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useProposedValues } from '../../forms/form-values/use-proposed-values';
import { useSeasonSubmission } from '../controlled-season/use-season-submission';

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
  /** Why the day can no longer be applied: somebody else has published the draw. What was typed stays. */
  gone?: string | undefined;
  /** What publishing does, when that is the next step. */
  hint?: string;
  send: (firstPhaseFrom: string, version: number) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the first day of a tournament, whose phases follow at intervals of 8 days. */
export function FirstDayDialog(props: FirstDayDialogProps) {
  const { title, submit, day, version, busy, gone, hint, send, onClose } = props;
  const form = useContractForm({ schema: FirstDay, defaultValues: { firstPhaseFrom: day } });
  useProposedValues(form, { firstPhaseFrom: day });
  const { failure, submit: save } = useSeasonSubmission(form, version, (chosen) =>
    send(chosen.firstPhaseFrom, chosen.version).then(onClose),
  );
  return (
    <FormDialog
      title={title}
      submit={submit}
      busy={busy}
      dirty={form.formState.isDirty}
      gone={gone}
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
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
    </FormDialog>
  );
}
