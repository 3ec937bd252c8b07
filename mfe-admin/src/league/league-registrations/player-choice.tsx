import type { RegistrationCandidate } from '@club/shared/contracts/league/registrations-control';
import { shortDate } from '@club/shared/domain';
import { type Control, type FieldPath, type FieldValues, useWatch } from '@club/shared/form';
import { FormSelect } from '@club/shared/ui-form';
import { ReplacedData, type ReplacedDataProps } from './replaced-data';

const NEW_PLAYER = 'new';

interface PlayerChoiceProps<Values extends FieldValues, Output> extends Pick<ReplacedDataProps, 'by'> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  candidates: readonly RegistrationCandidate[];
}

/** Which player a person is: one of the candidates, or a new one; with a warning when that replaces the player's data. */
export function PlayerChoice<Values extends FieldValues, Output>(props: PlayerChoiceProps<Values, Output>) {
  const { control, name, candidates, by } = props;
  const choice = useWatch({ control, name });
  return (
    <>
      <FormSelect
        control={control}
        name={name}
        label="Igrač lige"
        // Wraps, because the details that distinguish namesakes are at the end.
        sx={{ '& .MuiSelect-select': { whiteSpace: 'normal' } }}
        options={[
          ...candidates.map((player) => ({ value: String(player.id), label: candidateLabel(player) })),
          { value: NEW_PLAYER, label: 'Novi igrač' },
        ]}
      />
      <ReplacedData of={candidates.find((player) => String(player.id) === choice)} by={by} />
    </>
  );
}

/** @returns null: a new player; undefined: nobody is chosen */
export function chosenPlayer(choice: string): number | null | undefined {
  if (choice === '') return undefined;
  return choice === NEW_PLAYER ? null : Number(choice);
}

/** A wrong guess would mix up two persons' matches: only a certain match is preselected. */
export function presetChoice(candidates: readonly RegistrationCandidate[]): string {
  const certain = candidates.filter(({ isCertain }) => isCertain);
  if (certain.length === 1) return String(certain[0]?.id);
  return candidates.length === 0 ? NEW_PLAYER : '';
}

/** `Josip Marić „Joža”, rođ. 16.12.1988., sezone 2020. – 2025.`: the details that distinguish namesakes. */
function candidateLabel({ ime, prezime, nadimak, birthDate, years }: RegistrationCandidate): string {
  return [
    nadimak ? `${ime} ${prezime} „${nadimak}”` : `${ime} ${prezime}`,
    // What an older server does not send is not said to be missing.
    birthDate !== undefined && (birthDate ? `rođ. ${shortDate(birthDate)}` : 'bez datuma rođenja'),
    years && seasonsText(years),
  ]
    .filter(Boolean)
    .join(', ');
}

function seasonsText(years: readonly number[]): string {
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined) return 'još bez sezone';
  return first === last ? `sezona ${first}.` : `sezone ${first}. – ${last}.`;
}
