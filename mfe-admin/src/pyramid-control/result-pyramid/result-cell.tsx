// biome-ignore-all lint/a11y/noRedundantRoles: with the display of a grid the tags alone would lose their roles
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { plural } from '@club/shared/domain';
import { MovementMark, nameScale, shortName, shortNameScale } from '@club/shared/league-pyramid';
import { VisuallyHidden } from '@club/shared/ui-core';
import type { CSSProperties } from 'react';

/** A place of a result pyramid: a player, where he moved, and his points before and after the round. */
export function ResultCell({ cell }: { cell: PyramidCell | undefined }) {
  if (!cell?.player) {
    return (
      <td role="cell" data-empty>
        <span aria-hidden>–</span>
        <VisuallyHidden>prazno</VisuallyHidden>
      </td>
    );
  }
  const { player, colour, movement } = cell;
  const short = shortName(player);
  return (
    <td role="cell" data-colour={colour ?? undefined} style={scales(player, cell.endPoints ?? cell.startPoints)}>
      <span data-name>
        {player.prezime} <span>{short}</span>
      </span>
      <span data-phone-short aria-hidden>
        {short}
      </span>
      <span data-points data-word={(cell.endPoints ?? cell.startPoints) === null || undefined}>
        {movement && (
          <>
            <MovementMark movement={movement} bare />{' '}
          </>
        )}
        <Points cell={cell} />
      </span>
    </td>
  );
}

/** `86 → 106`, which screen readers read as `prije 86, poslije 106 bodova`. */
function Points({ cell: { startPoints, endPoints } }: { cell: PyramidCell }) {
  if (endPoints === null) return startPoints ?? '(zamjena)';
  return (
    <>
      <span aria-hidden>
        {startPoints !== null && <span data-before>{startPoints} → </span>}
        <b>{endPoints}</b>
      </span>
      <VisuallyHidden>
        , {startPoints !== null && `prije ${startPoints}, `}poslije {endPoints}{' '}
        {plural(endPoints, 'bod', 'boda', 'bodova')}
      </VisuallyHidden>
    </>
  );
}

/** Long names have a smaller font, so that the part that distinguishes two players is not cut off. */
const scales = (player: LeaguePlayer, points: number | null): CSSProperties & Record<`--${string}`, number> => ({
  '--fit-name': nameScale(player.displayName, 12),
  '--fit-surname': nameScale(player.prezime, 7.2),
  '--fit-short': shortNameScale(player, points),
});
