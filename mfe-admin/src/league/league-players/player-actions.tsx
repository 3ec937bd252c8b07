import type { LeaguePlayerRecord } from '@club/shared/contracts/league/players-control';
import { ActionsMenu, type MenuAction } from '../../layout/actions-menu';
import { usePlayerErasure } from './use-player-erasure';

interface PlayerActionsProps {
  player: LeaguePlayerRecord;
  /** The full name, distinguished from that of any other player. */
  name: string;
  onEdit: () => void;
  onLink: () => void;
}

/**
 * The actions for a player. The personal data of a player who is a user are erased together with the user's; for one whose
 * data are erased there are none, because the server refuses every change.
 */
export function PlayerActions({ player, name, onEdit, onLink }: PlayerActionsProps) {
  const erase = usePlayerErasure(player, name);
  const actions: MenuAction[] = player.erased
    ? []
    : [
        { label: 'Uredi', act: onEdit },
        { label: 'Poveži s korisnikom', act: onLink },
      ];
  if (!player.member && !player.erased)
    actions.push({ label: 'Izbriši podatke', act: () => void erase(), danger: true });
  return <ActionsMenu of={player.displayName} actions={actions} />;
}
