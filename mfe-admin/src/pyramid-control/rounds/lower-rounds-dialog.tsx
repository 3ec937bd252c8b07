import { LowerRounds, type SeasonControl } from '@club/shared/contracts/league/rounds';
import { useContractForm } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { Alert } from '@club/shared/ui-core';
import { FormTextField } from '@club/shared/ui-form';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { NumberField } from '../../forms/form-field/number-field';
import { typed } from '../../forms/form-field/typed-fields';
import { useSeasonSubmission } from '../controlled-season/use-season-submission';
import { useLowerRounds } from './use-rounds';

const { rounds, reason } = LowerRounds.shape;
const LowerForm = z.object({ rounds: typed(rounds), reason });

/** Permanently reduces the number of rounds, to no fewer than those published (resolution 46). */
export function LowerRoundsDialog({ control, onClose }: { control: SeasonControl; onClose: () => void }) {
  const { year, version, plannedRounds } = control;
  const published = control.rounds.length;
  const form = useContractForm({ schema: LowerForm, defaultValues: { rounds: String(published), reason: '' } });
  const lowering = useLowerRounds(year);
  const { failure, submit } = useSeasonSubmission(form, version, (lowered) =>
    lowering.mutateAsync(lowered).then(onClose),
  );
  return (
    <FormDialog
      dirty={form.formState.isDirty}
      title="Smanjenje broja kola"
      submit="Smanji broj kola"
      busy={lowering.isPending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Alert severity="warning" role="note">
        Smanjeni broj kola više se ne može povećati.
      </Alert>
      <NumberField
        control={form.control}
        name="rounds"
        label="Broj kola"
        helperText={`Planirano ${plannedRounds}, objavljeno ${published}; manje od objavljenih ne može.`}
        maxLength={2}
      />
      <FormTextField control={form.control} name="reason" label="Razlog" autoComplete="off" />
    </FormDialog>
  );
}
