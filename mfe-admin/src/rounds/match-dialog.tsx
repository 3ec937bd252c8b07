import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { submission, useContractForm, useWatch } from '@club/shared/form';
import { Box, Typography } from '@club/shared/ui-core';
import { FormCheckbox, FormSelect, FormTextField } from '@club/shared/ui-form';
import { useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { hasGames, hasLoser, MatchForm, OUTCOMES, SCORES, sentMatch, typedMatch } from './match-form';
import { useEnterMatch } from './use-rounds';

const digit = { htmlInput: { inputMode: 'numeric', maxLength: 1, autoComplete: 'off' } } as const;

/** Any outcome of a match, with its reason; the attacker stands first, as in the results. */
export function MatchDialog({ match, onClose }: { match: LeagueMatch; onClose: () => void }) {
  const form = useContractForm({ schema: MatchForm, defaultValues: typedMatch(match) });
  const [failure, setFailure] = useState<string>();
  const entering = useEnterMatch(match.year, match.id);
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  const { player1, player2 } = match;
  const save = submission(form, {
    send: (values) => entering.mutateAsync({ ...sentMatch(values), version: match.version }).then(onClose),
    refused: setFailure,
  });
  return (
    <FormDialog
      title={`${player2.displayName} – ${player1.displayName}`}
      busy={entering.isPending}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <FormSelect control={form.control} name="outcome" label="Ishod" options={OUTCOMES} />
      {hasGames(outcome) &&
        [player2, player1].map((player) => (
          <Box key={player.id} sx={{ display: 'grid', gridTemplateColumns: '1fr repeat(3, 64px)', gap: 1 }}>
            <Typography sx={{ alignSelf: 'center' }}>{player.displayName}</Typography>
            {SCORES.map(([first, second], index) => (
              <FormTextField
                key={first}
                control={form.control}
                name={player === player1 ? first : second}
                label={`${index + 1}. set`}
                slotProps={{
                  htmlInput: { ...digit.htmlInput, 'aria-label': `${player.displayName}, ${index + 1}. set` },
                }}
              />
            ))}
          </Box>
        ))}
      {hasLoser(outcome) && (
        <FormSelect
          control={form.control}
          name="by"
          label="Predao je"
          options={[player2, player1].map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
        />
      )}
      {outcome === 'UNPLAYED' && (
        <FormCheckbox control={form.control} name="excused" label="Opravdano (bonus reda ostaje)" />
      )}
      <FormTextField
        control={form.control}
        name="reason"
        label="Razlog"
        helperText="Obavezan kad rezultat već postoji."
        autoComplete="off"
      />
    </FormDialog>
  );
}
