import type { LeaguePlayerRecord } from '@club/shared/contracts/league/players-control';
import { Button, Stack } from '@club/shared/ui-core';
import { ErasePlayerButton } from './erase-player-button';

interface PlayerActionsProps {
  player: LeaguePlayerRecord;
  /** The full name, distinguished from that of any other player. */
  name: string;
  onEdit: () => void;
  onLink: () => void;
}

/** The actions for a player. The personal data of a player who is a user are erased together with the user's. */
export function PlayerActions({ player, name, onEdit, onLink }: PlayerActionsProps) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      <Button aria-label={`Uredi podatke igrača, ${player.displayName}`} onClick={onEdit}>
        Uredi
      </Button>
      <Button aria-label={`Poveži igrača s korisnikom, ${player.displayName}`} onClick={onLink}>
        Poveži
      </Button>
      {!player.member && <ErasePlayerButton player={player} name={name} />}
    </Stack>
  );
}
