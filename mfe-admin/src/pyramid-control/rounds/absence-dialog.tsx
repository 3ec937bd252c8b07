import { NoteAbsence } from '@club/shared/contracts/league/absences';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { useContractForm, useWatch } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { FormSelect } from '@club/shared/ui-form';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { typed } from '../../forms/form-field/typed-fields';
import { typedNumber } from '../../forms/form-field/typed-number';
import { usePyramidControl } from '../controlled-season/use-pyramid-control';
import { useSeasonSubmission } from '../controlled-season/use-season-submission';
import { absenceOptions } from './absence-options';
import { useRoundCells } from './use-round-cells';
import { useNoteAbsence } from './use-rounds';

const NOBODY = 'none';
const NOBODY_FREE = 'Nitko ne može biti zamjena: svi koji nisu odustali već igraju u ovom kolu.';
const { playerId, substituteId } = NoteAbsence.shape;
const AbsenceForm = z.object({
  round: typed(z.number('Odaberite kolo.')),
  playerId: typed(playerId),
  substituteId: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text === NOBODY ? null : typedNumber(text))),
    ),
    substituteId,
  ),
});

/**
 * Records who missed a round and who substituted. Also for a closed round: points are then recalculated, but nobody moves.
 */
export function AbsenceDialog({ control, onClose }: { control: SeasonControl; onClose: () => void }) {
  const { year, version, rounds } = control;
  const form = useContractForm({
    schema: AbsenceForm,
    defaultValues: { round: String(rounds.length), playerId: '', substituteId: NOBODY },
  });
  const noting = useNoteAbsence(year);
  const pyramid = usePyramidControl().data ?? undefined;
  const [number, player, substitute] = useWatch({ control: form.control, name: ['round', 'playerId', 'substituteId'] });
  const round = rounds.find((each) => String(each.number) === number);
  const { absent, substitutes } = absenceOptions({
    players: pyramid?.['List of players'] ?? [],
    cells: useRoundCells(pyramid, year, round),
    round,
    chosen: { playerId: player, substituteId: substitute },
  });
  const { failure, submit } = useSeasonSubmission(form, version, (absence) =>
    noting.mutateAsync(absence).then(onClose),
  );
  return (
    <FormDialog
      dirty={form.formState.isDirty}
      title="Odsutnost i zamjena"
      busy={noting.isPending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormSelect
        control={form.control}
        name="round"
        label="Kolo"
        options={rounds.map(({ number: round }) => ({ value: String(round), label: `${round}. kolo` }))}
        helperText="U zatvorenom kolu bodovi se računaju iznova, mjesta ostaju."
      />
      <FormSelect control={form.control} name="playerId" label="Tko ne igra" options={absent} />
      <FormSelect
        control={form.control}
        name="substituteId"
        label="Zamjena"
        options={[{ value: NOBODY, label: 'Bez zamjene' }, ...substitutes]}
        {...(pyramid && substitutes.length === 0 && { helperText: NOBODY_FREE })}
      />
    </FormDialog>
  );
}
