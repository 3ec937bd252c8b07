import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { nameScale } from './name-scale';
import { shortName } from './short-name';

/** Letters and digits of normal size that fit beside the mark of a movement in the narrowest place. */
const CAPACITY = 6.7;

/**
 * The factor for the part of a name that is on a phone on the line of the points, where up to three digits and the mark of
 * a movement are beside it.
 */
export const shortNameScale = (player: LeaguePlayer, points: number | null): number =>
  nameScale(shortName(player), points !== null && points > 99 ? 2.4 : 4.5);

/**
 * Whether in some place of a pyramid the points have no room beside the short name, and move below it: the other places
 * are then as high as that one, so that all rows have the same height.
 */
export const needsThirdLine = (cells: readonly PyramidCell[]): boolean =>
  cells.some(({ player, startPoints, endPoints, absent }) => {
    if (!player) return false;
    const points = endPoints ?? startPoints;
    // '(zamjena)' and '90 ods.' are longer than any points.
    if (points === null || (endPoints === null && absent)) return true;
    return shortName(player).length * shortNameScale(player, points) + String(points).length > CAPACITY;
  });
