import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { nameScale, shortName } from '@club/shared/league-pyramid';
import type { CSSProperties } from 'react';

/** The name of the player in a place, in two parts: on a phone the initial is on the line of the points. */
export function PlaceName({ player }: { player: LeaguePlayer }) {
  const short = shortName(player);
  const surname = player.displayName.slice(0, player.displayName.length - short.length).trim();
  return (
    <b style={scales(surname, short)}>
      <span data-surname>{surname}</span> <span data-short>{short}</span>
    </b>
  );
}

/** Long names have a smaller font, so that on a phone all rows have the same height. */
const scales = (surname: string, short: string): CSSProperties & Record<`--${string}`, number> => ({
  '--fit-surname': nameScale(surname, 7.2),
  // Next to it are up to three digits.
  '--fit-short': nameScale(short, 4.5),
});
