import { useAddress } from '@club/shared/address';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { CloseIcon, SearchIcon } from '@club/shared/icons';
import { IconButton, styled, VisuallyHidden } from '@club/shared/ui-core';
import { useId, useRef, useState } from 'react';
import { matchingPlayers } from './matching-players';
import { PLAYER, useMarkedPlayer } from './use-marked-player';

const Field = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: '0 1 250px',
  minWidth: 0,
  // With its border the field is as high as a touch target.
  height: 'max(46px, 2.5rem)',
  paddingLeft: 12,
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.text.disabled}`,
  background: theme.vars.palette.background.paper,
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  // On the border, like the label of a text field, so that the message takes no room of its own.
  '& label, & [role="status"]': {
    position: 'absolute',
    top: '-0.5625rem',
    paddingInline: 4,
    fontSize: '0.75rem',
    whiteSpace: 'nowrap',
    borderRadius: 4,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.paper,
  },
  '& label': { left: 10 },
  '& [role="status"]': { right: 10, maxWidth: '55%', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [role="status"]:not([data-visible])': { padding: 0 },
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
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: { flexGrow: 1 },
}));

interface PlayerSearchProps {
  /** The label of the search: `Istakni igrača`. */
  label: string;
  players: readonly LeaguePlayer[];
}

/** Chooses a player by typing a name, or just the surname if it is unique; the address contains the choice. */
export function PlayerSearch({ label, players }: PlayerSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { change } = useAddress();
  const chosen = useMarkedPlayer();
  const name = players.find((player) => player.id === chosen)?.displayName;
  const [typed, setTyped] = useState<string>();
  const [isFocused, setIsFocused] = useState(false);
  const foundBy = (text: string) => {
    const matching = matchingPlayers(players, text);
    return matching.length === 1 ? matching[0] : undefined;
  };
  const search = (text: string) => {
    setTyped(text);
    const next = foundBy(text)?.id ?? null;
    if (next !== chosen) change({ [PLAYER]: next === null ? null : String(next) });
  };
  const clear = () => {
    search('');
    // The clear button disappears with the text.
    input.current?.focus();
  };
  // When it loses the focus, the field shows the name of the chosen player; without one it keeps what was typed.
  const leave = () => {
    setIsFocused(false);
    if (typed !== undefined && (typed.trim() === '' || foundBy(typed))) setTyped(undefined);
  };
  const text = (isFocused || chosen === null ? typed : undefined) ?? name ?? '';
  const message = chosen === null && text.trim() !== '' ? messageFor(matchingPlayers(players, text).length) : '';
  return (
    <Field>
      <SearchIcon fontSize="small" aria-hidden />
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        value={text}
        list={`${id}-players`}
        autoComplete="off"
        placeholder="Prezime"
        aria-describedby={message ? `${id}-message` : undefined}
        onChange={(event) => search(event.target.value)}
        onFocus={() => setIsFocused(true)}
        onBlur={leave}
      />
      <datalist id={`${id}-players`}>
        {players.map((player) => (
          <option key={player.id} value={player.displayName} />
        ))}
      </datalist>
      {text !== '' && (
        <IconButton aria-label="Poništi odabir igrača" onClick={clear}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
      <span id={`${id}-message`} role="status" data-visible={message ? true : undefined}>
        {message || (name && <VisuallyHidden>{`Odabrano: ${name}`}</VisuallyHidden>)}
      </span>
    </Field>
  );
}

/** Why nobody is chosen, by the number of players whom the text may mean. */
function messageFor(matching: number): string {
  if (matching === 0) return 'Nitko nije pronađen.';
  return matching > 1 ? 'Odaberite s popisa.' : '';
}
