import { useAddress } from '@club/shared/address';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { CloseIcon, SearchIcon } from '@club/shared/icons';
import { IconButton, styled, VisuallyHidden } from '@club/shared/ui-core';
import { useId, useRef, useState } from 'react';
import { foundPlayers } from './found-players';
import { matchingPlayers } from './matching-players';
import { OptionList } from './option-list';
import { PLAYER, useMarkedPlayer } from './use-marked-player';
import { useOptionList } from './use-option-list';

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

/**
 * Chooses a player by typing a name, or just the surname if it is unique, or from the list of those who may be meant; the
 * address contains the choice.
 */
export function PlayerSearch({ label, players }: PlayerSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { change } = useAddress();
  const chosen = useMarkedPlayer();
  const names = new Map(players.map((player) => [player.id, player.displayName]));
  const name = chosen === null ? undefined : names.get(chosen);
  const [typed, setTyped] = useState<string>();
  const [isFocused, setIsFocused] = useState(false);
  const foundBy = (text: string) => {
    const matching = matchingPlayers(players, text);
    return matching.length === 1 ? matching[0] : undefined;
  };
  const mark = (id: number | null) => {
    if (id !== chosen) change({ [PLAYER]: id === null ? null : String(id) });
  };
  const search = (text: string) => {
    setTyped(text);
    mark(foundBy(text)?.id ?? null);
  };
  const options = foundPlayers(players, typed ?? '').map((player) => player.id);
  const choice = useOptionList({
    options,
    initial: typed === undefined || foundBy(typed) ? (chosen ?? undefined) : options[0],
    onChoose: (id) => {
      setTyped(undefined);
      mark(id);
    },
  });
  const offer = () => {
    // Typing replaces the chosen name.
    if (!choice.isOpen && typed === undefined) input.current?.select();
    choice.open();
  };
  const clear = () => {
    search('');
    // The clear button disappears with the text.
    input.current?.focus();
  };
  // When it loses the focus, the field shows the name of the chosen player; without one it keeps what was typed.
  const leave = () => {
    setIsFocused(false);
    choice.close();
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
        {...choice.input}
        id={id}
        value={text}
        placeholder="Prezime"
        aria-describedby={message ? `${id}-message` : undefined}
        onChange={(event) => {
          search(event.target.value);
          choice.open();
        }}
        onClick={offer}
        onFocus={() => setIsFocused(true)}
        onBlur={leave}
      />
      {text !== '' && (
        <IconButton aria-label="Poništi odabir igrača" onClick={clear}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
      <span id={`${id}-message`} role="status" data-visible={message ? true : undefined}>
        {message || (name && <VisuallyHidden>{`Odabrano: ${name}`}</VisuallyHidden>)}
      </span>
      {choice.isShown && (
        <OptionList
          {...choice.list}
          label={label}
          names={names}
          chosen={chosen}
          onTouch={() => input.current?.blur()}
        />
      )}
    </Field>
  );
}

/** Why nobody is chosen, by the number of players whom the text may mean. */
function messageFor(matching: number): string {
  if (matching === 0) return 'Nitko nije pronađen.';
  return matching > 1 ? 'Odaberite s popisa.' : '';
}
