import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { CloseIcon, SearchIcon } from '@club/shared/icons';
import { IconButton, styled } from '@club/shared/ui-core';
import { useId, useState } from 'react';
import { useAddress } from '../address/use-address';
import { PLAYER, useMarkedPlayer } from './use-marked-player';

const Field = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: '0 1 250px',
  minWidth: 0,
  // With its border the field is as high as a touch target.
  height: 46,
  paddingLeft: 12,
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.text.disabled}`,
  background: theme.vars.palette.background.paper,
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
  '& label': {
    position: 'absolute',
    top: -9,
    left: 10,
    paddingInline: 4,
    fontSize: '0.75rem',
    borderRadius: 4,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.paper,
  },
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

/** Chooses a player by typing his name; the address contains the choice. */
export function PlayerSearch({ label, players }: PlayerSearchProps) {
  const id = useId();
  const { change } = useAddress();
  const chosen = useMarkedPlayer();
  const name = players.find((player) => player.id === chosen)?.displayName;
  const [typed, setTyped] = useState<string>();
  const search = (text: string) => {
    setTyped(text);
    const found = players.find((player) => isName(player, text));
    const next = found ? found.id : null;
    if (next !== chosen) change({ [PLAYER]: next === null ? null : String(next) });
  };
  const text = typed ?? name ?? '';
  return (
    <Field>
      <SearchIcon fontSize="small" aria-hidden />
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={text}
        list={`${id}-players`}
        autoComplete="off"
        placeholder="Prezime"
        onChange={(event) => search(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <datalist id={`${id}-players`}>
        {players.map((player) => (
          <option key={player.id} value={player.displayName} />
        ))}
      </datalist>
      {text !== '' && (
        <IconButton aria-label="Poništi odabir igrača" onClick={() => search('')}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Field>
  );
}

const plain = (text: string) => text.trim().toLocaleLowerCase('hr');

/** The displayed name, or first name and surname in either order. */
function isName({ displayName, ime, prezime }: LeaguePlayer, text: string): boolean {
  return [displayName, `${ime} ${prezime}`, `${prezime} ${ime}`].some((name) => plain(name) === plain(text));
}
