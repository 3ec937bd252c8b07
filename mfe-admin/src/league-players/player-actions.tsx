import type { LeaguePlayerRecord } from '@club/shared/contracts/league/registrations-control';
import { Button, Stack } from '@club/shared/ui-core';
import { useState } from 'react';
import { ErasePlayerButton } from './erase-player-button';
import { LinkDialog } from './link-dialog';
import { PlayerDialog } from './player-dialog';

interface PlayerActionsProps {
  player: LeaguePlayerRecord;
  /** The full name, told apart from that of any other player. */
  name: string;
}

/** Personal data of a player who is a user are erased together with the user's. */
export function PlayerActions({ player, name }: PlayerActionsProps) {
  const [isEditing, setEditing] = useState(false);
  const [isLinking, setLinking] = useState(false);
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      <Button aria-label={`Uredi podatke igrača, ${player.displayName}`} onClick={() => setEditing(true)}>
        Uredi
      </Button>
      <Button aria-label={`Poveži igrača s korisnikom, ${player.displayName}`} onClick={() => setLinking(true)}>
        Poveži
      </Button>
      {!player.member && <ErasePlayerButton player={player} name={name} />}
      {isEditing && <PlayerDialog player={player} onClose={() => setEditing(false)} />}
      {isLinking && <LinkDialog player={player} onClose={() => setLinking(false)} />}
    </Stack>
  );
}
