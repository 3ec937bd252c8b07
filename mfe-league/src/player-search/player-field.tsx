import type { ListedPlayer } from '@club/shared/contracts/league/players';
import { playerCount } from '@club/shared/domain';
import { sortedNames } from '@club/shared/league-player';
import { LARGE_TEXT } from '@club/shared/theme';
import { Autocomplete } from '@club/shared/ui-choice';
import { Box, VisuallyHidden } from '@club/shared/ui-core';
import { TextField } from '@club/shared/ui-form';
import { useState } from 'react';
import { foundPlayers } from './found-players';

interface PlayerFieldProps {
  label: string;
  /** All players, because a name depends on who else has it. */
  players: readonly ListedPlayer[];
  /** Number of a player who cannot be chosen. */
  except?: number | null;
  /** Number of the chosen player, null for none yet. */
  value: number | null;
  onChange: (id: number) => void;
}

/** A dropdown of all players; typing a part of a name leaves those who have it. */
export function PlayerField({ label, players, except = null, value, onChange }: PlayerFieldProps) {
  /** Undefined while the field shows the chosen player. */
  const [typed, setTyped] = useState<string>();
  const names = sortedNames(players);
  const nameOf = ({ id }: ListedPlayer) => names.get(id) ?? '';
  const chosen = players.find(({ id }) => id === value) ?? null;
  const options = players.filter(({ id }) => id !== except);
  const found = foundPlayers(options, typed ?? '');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Autocomplete
        options={options}
        filterOptions={() => found}
        getOptionKey={({ id }) => id}
        getOptionLabel={nameOf}
        value={chosen}
        onChange={(_event, player) => player && onChange(player.id)}
        inputValue={typed ?? (chosen ? nameOf(chosen) : '')}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : undefined)}
        onClose={() => setTyped(undefined)}
        disableClearable
        noOptionsText="Nitko nije pronađen."
        renderInput={({ slotProps, ...field }) => (
          <TextField
            {...field}
            label={label}
            placeholder="Prezime ili nadimak"
            slotProps={{
              ...slotProps,
              htmlInput: { ...slotProps.htmlInput, sx: FIELD },
            }}
          />
        )}
      />
      <VisuallyHidden role="status">
        {typed !== undefined && found.length > 0 && playerCount(found.length)}
      </VisuallyHidden>
    </Box>
  );
}

/** Text of twice the size becomes smaller before a long name ends with an ellipsis. */
const FIELD = { [LARGE_TEXT]: { fontSize: 'min(1rem, 7.5vw)' } };
