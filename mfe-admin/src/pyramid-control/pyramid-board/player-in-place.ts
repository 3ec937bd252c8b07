import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { pointCount } from '@club/shared/domain';

/** The player in a place, as text: `Grubišić M., 62 boda`. */
export function playerInPlace(cell: PyramidCell | undefined): string {
  if (!cell?.player) return 'prazno';
  const { player, substituted, startPoints, absent } = cell;
  if (substituted) return `${player.displayName} (zamjena, umjesto: ${substituted.displayName})`;
  const absence = absent ? ', ne igra' : '';
  return `${player.displayName}, ${pointCount(startPoints ?? 0)}${absence}`;
}
