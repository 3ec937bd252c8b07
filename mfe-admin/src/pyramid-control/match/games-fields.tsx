import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { Control } from '@club/shared/form';
import type * as z from '@club/shared/schema';
import { Box, Typography, VisuallyHidden } from '@club/shared/ui-core';
import { FormTextField } from '@club/shared/ui-form';
import { type MatchForm, SCORES } from './match-form';
import { playersOf } from './match-labels';

type Typed = z.input<typeof MatchForm>;

export interface GamesFieldsProps<Output> {
  match: LeagueMatch;
  control: Control<Typed, unknown, Output>;
  errors: Partial<Record<keyof Typed, { message?: string }>>;
}

/** On a phone a name is above its games, because there is no room for three fields next to it. */
const SETS = { xs: 'repeat(3, minmax(0, 1fr))', sm: 'minmax(0, 1fr) repeat(3, 76px)' };

const digit = { inputMode: 'numeric', maxLength: 1, autoComplete: 'off' } as const;

/** The message of a field is its description for screen readers; below the field it would be as narrow as a word. */
const unseen = { component: VisuallyHidden };

/** The games of both players, with all error messages in one line below. */
export function GamesFields<Output>({ match, control, errors }: GamesFieldsProps<Output>) {
  const wrong = SCORES.flat().find((name) => errors[name]);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {playersOf(match).map((player) => (
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
                formHelperText: unseen,
              }}
            />
          ))}
        </Box>
      ))}
      {wrong && (
        <Typography variant="body2" color="error" aria-hidden>
          {errors[wrong]?.message}
        </Typography>
      )}
    </Box>
  );
}
