import { useAddress } from '@club/shared/address';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { playerCount } from '@club/shared/domain';
import { CloseIcon, SearchIcon } from '@club/shared/icons';
import { Autocomplete } from '@club/shared/ui-choice';
import { IconButton, styled, VisuallyHidden } from '@club/shared/ui-core';
import { useState } from 'react';
import { foundPlayers } from './found-players';
import { matchingPlayers } from './matching-players';
import { PLAYER, useMarkedPlayer } from './use-marked-player';

const Search = styled('div')(({ theme }) => ({
  flex: '0 1 250px',
  minWidth: 0,
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: { flexGrow: 1 },
}));

/** Without the fields of `ui-form`, which would be three times as much code as the rest of the search. */
const Field = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  // As high as the other fields, and its input with it, a touch target: an outline takes no room as a border would.
  height: 'max(44px, 2.5rem)',
  paddingLeft: 12,
  borderRadius: 10,
  outline: `1px solid ${theme.vars.palette.text.disabled}`,
  outlineOffset: -1,
  background: theme.vars.palette.background.paper,
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  // On the upper border, like the label of a text field, and on the lower one, so that the message takes no room of its own.
  '& label, & [data-message]': {
    position: 'absolute',
    paddingInline: 4,
    fontSize: '0.75rem',
    whiteSpace: 'nowrap',
    borderRadius: 4,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.paper,
  },
  '& label': { top: '-0.5625rem', left: 10 },
  '& [data-message]': {
    bottom: '-0.5625rem',
    right: 10,
    maxWidth: 'calc(100% - 20px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  // The open list shows the same, and would cover it.
  '.Mui-expanded & [data-message]': { visibility: 'hidden' },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    font: 'inherit',
    color: 'inherit',
    border: 0,
    outline: 'none',
    background: 'none',
  },
}));

interface PlayerSearchProps {
  /** The label of the search: `Istakni igrača`. */
  label: string;
  players: readonly LeaguePlayer[];
}

/**
 * Chooses a player by typing a name, or just the surname if it is unique, or from the list of those who may be meant; the
 * address contains the choice.
 */
export function PlayerSearch({ label, players }: PlayerSearchProps) {
  const { change } = useAddress();
  const marked = useMarkedPlayer();
  const chosen = players.find(({ id }) => id === marked) ?? null;
  const [typed, setTyped] = useState<string>();
  const [isFocused, setIsFocused] = useState(false);
  const mark = (id: number | null) => {
    if (id !== marked) change({ [PLAYER]: id === null ? null : String(id) });
  };
  const search = (text: string) => {
    const matching = matchingPlayers(players, text);
    setTyped(text);
    mark(matching.length === 1 ? (matching[0]?.id ?? null) : null);
  };
  // The button disappears during its own click, and its focus with it.
  const clear = (fieldId: string) => {
    document.getElementById(fieldId)?.focus();
    search('');
  };
  // When it loses the focus, the field shows the name of the chosen player; without one it keeps what was typed.
  const leave = () => {
    setIsFocused(false);
    if (chosen || !typed?.trim()) setTyped(undefined);
  };
  const found = foundPlayers(players, typed ?? '');
  const text = (isFocused || chosen === null ? typed : undefined) ?? chosen?.displayName ?? '';
  const isOpenQuestion = chosen === null && text.trim() !== '';
  const message = isOpenQuestion ? messageFor(matchingPlayers(players, text).length) : undefined;
  const count = isOpenQuestion && found.length > 0 && playerCount(found.length);
  return (
    <Search onFocus={() => setIsFocused(true)} onBlur={leave}>
      <Autocomplete
        options={players}
        filterOptions={() => found}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ displayName }) => displayName}
        value={chosen}
        onChange={(_event, player) => mark(player?.id ?? null)}
        inputValue={text}
        onInputChange={(_event, input, reason) => {
          if (reason === 'input') search(input);
          else if (reason === 'selectOption') setTyped(undefined);
        }}
        clearOnBlur={false}
        disableClearable
        forcePopupIcon={false}
        noOptionsText={NOBODY}
        renderInput={({ id, slotProps: { input, inputLabel, htmlInput } }) => (
          <Field ref={input.ref} onMouseDown={input.onMouseDown}>
            <SearchIcon fontSize="small" sx={{ color: 'text.secondary' }} aria-hidden />
            <label {...inputLabel} htmlFor={id}>
              {label}
            </label>
            <input {...htmlInput} placeholder="Prezime" aria-describedby={message && `${id}-message`} />
            {text !== '' && (
              <IconButton aria-label="Poništi odabir igrača" onClick={() => clear(id)}>
                <CloseIcon fontSize="small" />
              </IconButton>
            )}
            {message && (
              <span id={`${id}-message`} data-message>
                {message}
              </span>
            )}
          </Field>
        )}
      />
      <VisuallyHidden role="status">{chosen ? `Odabrano: ${chosen.displayName}` : count}</VisuallyHidden>
    </Search>
  );
}

const NOBODY = 'Nitko nije pronađen.';

/** Why nobody is chosen, by the number of players whom the text may mean. */
function messageFor(matching: number): string | undefined {
  if (matching === 0) return NOBODY;
  return matching > 1 ? 'Odaberite s popisa.' : undefined;
}
