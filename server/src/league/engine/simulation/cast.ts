import { shuffled } from '../lot/lot';
import type { PlayerName } from '../players/display-names';
import type { PlayerId } from '../players/player';

const FIRST_NAMES = ['Ivan', 'Marko', 'Josip', 'Luka', 'Ante', 'Tomislav', 'Dario', 'Goran', 'Ivana', 'Petar', 'Matej'];
const LAST_NAMES = [
  ['Horvat', 'Kovačević', 'Babić', 'Marić', 'Jurić', 'Novak', 'Kovačić', 'Knežević', 'Vuković', 'Marković'],
  ['Petrović', 'Matić', 'Tomić', 'Pavlović', 'Kovač', 'Božić', 'Blažević', 'Grgić', 'Pavić', 'Radić'],
  ['Perić', 'Filipović', 'Šarić', 'Lovrić', 'Vidović', 'Perković', 'Popović', 'Bošnjak', 'Jukić', 'Barišić'],
].flat();

/** A person in a simulated league. */
export interface Actor extends PlayerName {
  /** A rating: with ten points more a player wins about three games in five. */
  readonly strength: number;
}

/** Invented people, numbered from 1, without two identical names. */
export function castOf(size: number, next: () => number): readonly Actor[] {
  const names = LAST_NAMES.flatMap((lastName) => FIRST_NAMES.map((firstName) => ({ firstName, lastName })));
  return shuffled(names, next)
    .slice(0, size)
    .map((name, index) => ({ ...name, player: index + 1, nickname: null, strength: bellShaped(next) }));
}

export function strengths(cast: readonly Actor[]): ReadonlyMap<PlayerId, number> {
  return new Map(cast.map(({ player, strength }) => [player, strength]));
}

/** Around 50 with a deviation of about 12. */
function bellShaped(next: () => number): number {
  const dice = Array.from({ length: 6 }, next);
  return 50 + (dice.reduce((sum, die) => sum + die, 0) - 3) * 17;
}
