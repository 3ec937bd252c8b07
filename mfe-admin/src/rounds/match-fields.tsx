import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { type Control, useWatch } from '@club/shared/form';
import type * as z from '@club/shared/schema';
import { Box, Typography } from '@club/shared/ui-core';
import { FormCheckbox, FormSelect, FormTextField } from '@club/shared/ui-form';
import { hasGames, hasLoser, type MatchForm, outcomesOf, SCORES } from './match-form';
import { playersOf } from './match-labels';

interface MatchFieldsProps<Output> {
  match: LeagueMatch;
  control: Control<z.input<typeof MatchForm>, unknown, Output>;
  /** The match already has a result. */
  isCorrection: boolean;
}

/** On a phone a name is above its games: next to it three fields have no room. */
const SETS = { xs: 'repeat(3, minmax(0, 1fr))', sm: 'minmax(0, 1fr) repeat(3, 76px)' };

const digit = { inputMode: 'numeric', maxLength: 1, autoComplete: 'off' } as const;

/** Any outcome of a match, with its reason. */
export function MatchFields<Output>({ match, control, isCorrection }: MatchFieldsProps<Output>) {
  const outcome = useWatch({ control, name: 'outcome' });
  const players = playersOf(match);
  return (
    <>
      <FormSelect control={control} name="outcome" label="Ishod" options={outcomesOf(match)} />
      {hasGames(outcome) &&
        players.map((player) => (
          <Box key={player.id} sx={{ display: 'grid', gridTemplateColumns: SETS, gap: 1 }}>
            <Typography sx={{ alignSelf: 'center', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              {player.displayName}
            </Typography>
            {SCORES.map(([first, second], index) => (
              <FormTextField
                key={first}
                control={control}
                name={player === match.player1 ? first : second}
                label={`${index + 1}. set`}
                slotProps={{
                  htmlInput: { ...digit, 'aria-label': `${player.displayName}, ${index + 1}. set` },
                  // An empty field is too narrow for its label inside.
                  inputLabel: { shrink: true },
                }}
              />
            ))}
          </Box>
        ))}
      {hasLoser(outcome) && (
        <FormSelect
          control={control}
          name="by"
          label="Predao je"
          options={players.map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
        />
      )}
      {outcome === 'UNPLAYED' && (
        <FormCheckbox control={control} name="excused" label="Opravdano (bonus reda ostaje)" />
      )}
      <FormTextField
        control={control}
        name="reason"
        label={isCorrection ? 'Razlog ispravka' : 'Razlog'}
        helperText={isCorrection ? 'Obavezan; ostaje u popisu promjena.' : 'Nije obavezan kod prvog upisa.'}
        autoComplete="off"
      />
    </>
  );
}
