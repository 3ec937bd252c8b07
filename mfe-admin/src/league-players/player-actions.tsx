import type { LeaguePlayerRecord } from '@club/shared/contracts/league/registrations-control';
import { Button, Stack } from '@club/shared/ui-core';
import { useState } from 'react';
import { ErasePlayerButton } from './erase-player-button';
import { LinkDialog } from './link-dialog';

/** Personal data of a player who is a user are erased together with the user's. */
export function PlayerActions({ player }: { player: LeaguePlayerRecord }) {
  const [isLinking, setLinking] = useState(false);
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Button aria-label={`Poveži igrača s korisnikom, ${player.displayName}`} onClick={() => setLinking(true)}>
        Poveži
      </Button>
      {!player.member && <ErasePlayerButton player={player} />}
      {isLinking && <LinkDialog player={player} onClose={() => setLinking(false)} />}
    </Stack>
  );
}
