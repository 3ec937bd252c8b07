// biome-ignore-all lint/a11y/noRedundantRoles: with the display of a grid the tags alone would lose their roles
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { MovementMark, nameScale, shortName, shortNameScale } from '@club/shared/league-pyramid';
import { VisuallyHidden } from '@club/shared/ui-core';
import type { CSSProperties } from 'react';
import { PhoneShort } from './pyramid-cells';

/** A place of a pyramid: a player with points, a substitute, or empty. */
export function PlayerCell({ cell, marked }: { cell: PyramidCell | undefined; marked: number | null }) {
  if (!cell?.player) {
    return (
      <td role="cell" data-empty>
        prazno
      </td>
    );
  }
  const { player, colour, movement, startPoints, endPoints, absent, substituted } = cell;
  const isMarked = marked !== null && (player.id === marked || substituted?.id === marked);
  const points = endPoints ?? startPoints;
  const short = shortName(player);
  return (
    <td role="cell" data-colour={colour ?? undefined} data-marked={isMarked || undefined}>
      <b title={player.displayName} style={scales(player)}>
        {player.prezime} <span data-short>{short}</span>
      </b>
      <PhoneShort
        data-phone-short
        style={{ '--fit-short': shortNameScale(player, points) } as CSSProperties}
        aria-hidden
      >
        {short}
      </PhoneShort>
      {isMarked && <VisuallyHidden> istaknuto </VisuallyHidden>}
      <span data-points data-word={points === null || undefined}>
        {movement && (
          <>
            <MovementMark movement={movement} bare />{' '}
          </>
        )}
        {points ?? '(zamjena)'}
        {points !== null && endPoints === null && absent && <Absent />}
      </span>
      {endPoints !== null && startPoints !== null && <Gain points={endPoints - startPoints} />}
    </td>
  );
}

/** Long names have a smaller font, so that the part that distinguishes two players is not cut off. */
const scales = ({ prezime, displayName }: LeaguePlayer): CSSProperties & Record<`--${string}`, number> => ({
  '--fit-name': nameScale(displayName, 10),
  '--fit-surname': nameScale(prezime, 7.2),
});

const Gain = ({ points }: { points: number }) => <span data-gain>{points > 0 ? `+${points}` : points}</span>;

const Absent = () => (
  <>
    {' '}
    <abbr title="odsutnost" style={{ textDecoration: 'none' }} aria-hidden>
      ods.
    </abbr>
    <VisuallyHidden>ne igra</VisuallyHidden>
  </>
);
