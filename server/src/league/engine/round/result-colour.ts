import type { PlayerId } from '../players/player';
import { ATTACKER, DEFENDER } from '../score/side';
import { tally } from '../score/tally';
import type { Fixture } from './fixture';
import type { ResultColour } from './round';

/**
 * The colours of regulars in the result pyramid, by the winners, also when a substitute played or a later correction
 * moved no player; a player who is not included is blue. Source: specification, section 4, "Pyramid display";
 * resolution 37.
 */
export function resultColours(fixtures: readonly Fixture[]): ReadonlyMap<PlayerId, ResultColour> {
  const colours = new Map<PlayerId, ResultColour>();
  for (const { sides, result } of fixtures) {
    if (result === null || tally(result).winner !== ATTACKER) continue;
    colours.set(sides[ATTACKER].regular, 'green');
    colours.set(sides[DEFENDER].regular, 'red');
  }
  return colours;
}
