import type { ListedPlayer } from '@club/shared/contracts/league/players';
import { playerCount } from '@club/shared/domain';
import { DropdownIcon } from '@club/shared/icons';
import { sortedNames } from '@club/shared/league-player';
import { LARGE_TEXT } from '@club/shared/theme';
import { Box, VisuallyHidden } from '@club/shared/ui-core';
import { TextField } from '@club/shared/ui-form';
import { useRef, useState } from 'react';
import { foundPlayers } from './found-players';
import { OptionList } from './option-list';
import { Panel } from './panel';
import { useOptionList } from './use-option-list';

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
  const field = useRef<HTMLInputElement>(null);
  /** Undefined while the field shows the chosen player. */
  const [typed, setTyped] = useState<string>();
  const names = sortedNames(players);
  const options = foundPlayers(players, typed ?? '').flatMap(({ id }) => (id === except ? [] : [id]));
  const { isOpen, isShown, open, input, list } = useOptionList({
    options,
    initial: typed === undefined ? (value ?? undefined) : options[0],
    onChoose: (id) => {
      setTyped(undefined);
      onChange(id);
    },
    onClose: () => setTyped(undefined),
  });
  const offer = () => {
    if (isOpen) return;
    // Typing replaces the chosen name.
    field.current?.select();
    open();
  };
  const type = (text: string) => {
    setTyped(text);
    open();
  };
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <TextField
        label={label}
        placeholder="Prezime ili nadimak"
        value={typed ?? names.get(value ?? 0) ?? ''}
        inputRef={field}
        onChange={(event) => type(event.target.value)}
        slotProps={{
          htmlInput: { ...input, spellCheck: false, sx: FIELD },
          input: {
            onClick: offer,
            endAdornment: <DropdownIcon aria-hidden sx={{ color: 'action.active', pointerEvents: 'none' }} />,
          },
        }}
      />
      {isShown && (
        // Leaving the field closes a phone's keyboard, which would cover what was chosen.
        <OptionList {...list} label={label} names={names} chosen={value} onTouch={() => field.current?.blur()} />
      )}
      <div role="status">
        {isOpen && !isShown && <Panel sx={{ px: 2 }}>Nitko nije pronađen.</Panel>}
        {isShown && typed !== undefined && <VisuallyHidden>{playerCount(options.length)}</VisuallyHidden>}
      </div>
    </Box>
  );
}

/** A long name ends with an ellipsis; text of twice the size becomes smaller first. */
const FIELD = { textOverflow: 'ellipsis', [LARGE_TEXT]: { fontSize: 'min(1rem, 7.5vw)' } };
