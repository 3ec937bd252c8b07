import { useWatch } from '@club/shared/form';
import { FormCheckbox, FormSelect, FormTextField } from '@club/shared/ui-form';
import { GamesFields, type GamesFieldsProps } from './games-fields';
import { hasGames, hasLoser, loserLabelOf, outcomesOf } from './match-form';
import { playersOf } from './match-labels';

interface MatchFieldsProps<Output> extends GamesFieldsProps<Output> {
  /** The match already has a result. */
  isCorrection: boolean;
}

/** The fields for any outcome of a match, with the reason. */
export function MatchFields<Output>({ match, control, errors, isCorrection }: MatchFieldsProps<Output>) {
  const [outcome, by] = useWatch({ control, name: ['outcome', 'by'] });
  const players = playersOf(match);
  const winner = by && players.find(({ id }) => String(id) !== by)?.displayName;
  return (
    <>
      <FormSelect control={control} name="outcome" label="Ishod" options={outcomesOf(match)} />
      {hasGames(outcome) && <GamesFields match={match} control={control} errors={errors} />}
      {hasLoser(outcome) && (
        <FormSelect
          control={control}
          name="by"
          label={loserLabelOf(outcome)}
          options={players.map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
          {...(winner && { helperText: `Pobjednik: ${winner}` })}
        />
      )}
      {outcome === 'UNPLAYED' && (
        <FormCheckbox control={control} name="excused" label="Opravdano (bonus reda ostaje)" />
      )}
      <FormTextField
        control={control}
        name="reason"
        label={isCorrection ? 'Razlog ispravka' : 'Razlog'}
        helperText={isCorrection ? 'Obavezan; ostaje na popisu promjena.' : 'Nije obavezan kod prvog upisa.'}
        autoComplete="off"
      />
    </>
  );
}
