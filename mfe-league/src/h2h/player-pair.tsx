import type { ListedPlayer } from '@club/shared/contracts/league/players';
import { CompareIcon } from '@club/shared/icons';
import { IconButton, styled } from '@club/shared/ui-core';
import { PlayerField } from '../player-search/player-field';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 12,
  marginBottom: 18,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :nth-of-type(1):not(button)': { gridArea: '1 / 1' },
    '& > :last-child': { gridArea: '2 / 1' },
    '& > button': { gridArea: '1 / 2 / span 2' },
  },
}));

interface PlayerPairProps {
  players: readonly ListedPlayer[];
  first: number | null;
  second: number | null;
  onChange: (first: number | null, second: number | null) => void;
}

/** The two dropdowns; each leaves out the player chosen in the other. */
export function PlayerPair({ players, first, second, onChange }: PlayerPairProps) {
  return (
    <Pair>
      <PlayerField
        label="Igrač 1"
        players={players}
        except={second}
        value={first}
        onChange={(id) => onChange(id, second)}
      />
      <IconButton
        aria-label="Zamijeni igrače"
        disabled={first === null && second === null}
        onClick={() => onChange(second, first)}
        sx={{ border: 1, borderColor: 'divider' }}
      >
        <CompareIcon />
      </IconButton>
      <PlayerField
        label="Igrač 2"
        players={players}
        except={first}
        value={second}
        onChange={(id) => onChange(first, id)}
      />
    </Pair>
  );
}
