import { lotOf } from '../lot/lot';
import type { PlayerId } from '../players/player';
import type { Place } from '../pyramid/place';
import type { Encounter, Encounters } from './encounters';

/** A player to be ranked: points and the cell of the last published pyramid. */
export interface Contender {
  readonly player: PlayerId;
  readonly points: number;
  readonly place: Place;
}

/** A ranked player. */
export interface Standing extends Contender {
  /** From 1, never shared. */
  readonly rank: number;
}

/** A number for each contender of a group; a larger one is better. */
type Criterion = (contender: Contender, group: readonly Contender[]) => number;

/**
 * The order of the season: points, then among equals head-to-head wins within the group, games won within the group,
 * higher row, lower position, and the stored lot. When a criterion splits a group, the whole list starts again on each
 * part. The cells of a pyramid differ, so the lot decides only between contenders who share one. Source: league rule
 * R11.
 */
export function standings(
  contenders: readonly Contender[],
  encounters: Encounters,
  lotSeed: number,
): readonly Standing[] {
  const criteria: readonly Criterion[] = [
    ({ points }) => points,
    ({ player }, group) => sumAgainst(player, group, encounters, 'wins'),
    ({ player }, group) => sumAgainst(player, group, encounters, 'games'),
    ({ place }) => -place.row,
    ({ place }) => -place.position,
    ({ player }) => lotOf(lotSeed, player),
  ];
  return ranked(contenders, criteria).map((contender, index) => ({ ...contender, rank: index + 1 }));
}

function ranked(group: readonly Contender[], criteria: readonly Criterion[]): readonly Contender[] {
  if (group.length < 2) return group;
  for (const criterion of criteria) {
    const parts = partsBy(group, criterion);
    if (parts.length > 1) return parts.flatMap((part) => ranked(part, criteria));
  }
  return group;
}

/** The group split into parts of equal value, best part first. */
function partsBy(group: readonly Contender[], criterion: Criterion): readonly (readonly Contender[])[] {
  const parts = new Map<number, Contender[]>();
  for (const contender of group) {
    const value = criterion(contender, group);
    const part = parts.get(value);
    if (part) part.push(contender);
    else parts.set(value, [contender]);
  }
  return [...parts].toSorted(([left], [right]) => right - left).map(([, part]) => part);
}

function sumAgainst(
  player: PlayerId,
  group: readonly Contender[],
  encounters: Encounters,
  what: keyof Encounter,
): number {
  const opponents = encounters.get(player);
  return group.reduce((sum, other) => sum + (opponents?.get(other.player)?.[what] ?? 0), 0);
}
