import type { PlayerId } from '../players/player';
import { type Order, swapped } from '../pyramid/order';
import { indexOf, type Place, placeOf, rowOf } from '../pyramid/place';
import { ATTACKER, DEFENDER } from '../score/side';
import { tally } from '../score/tally';
import type { SeasonSettings } from '../season-settings';
import type { Fixture } from './fixture';
import { fixturePoints } from './match-points';
import { resultColours } from './result-colour';
import type { Direction, ResultCell, Round, RoundClosing } from './round';
import { rowBonus } from './row-bonus';

/**
 * Closes a round: points, movement, bonus, result pyramid. Fixtures without a result count as UNPLAYED.
 *
 * Only a regular scores. An absent one keeps his points unchanged, with or without a substitute: no match points and no
 * bonus. `pinnedOrder` is the result pyramid that was published before (see `PinnedRound`); without it the matches move
 * the players. Source: league rules R5 to R8, R10.
 */
export function closeRound(round: Round, settings: SeasonSettings, pinnedOrder: Order | null): RoundClosing {
  const gains = roundGains(round, settings);
  const before = round.cells.map((cell) => cell.player);
  const after = pinnedOrder ?? resultOrder(before, round.fixtures);
  const lastRow = rowOf(after.findLastIndex((player) => player !== null));
  const startCells = new Map(round.cells.map((cell) => [cell.player, cell]));
  const colours = resultColours(round.fixtures);
  const cells = after.map((player, index): ResultCell => {
    const to = placeOf(index);
    const start = startCells.get(player);
    if (player === null || !start) return emptyCell(to);
    const { substitute, isAbsent, startPoints } = start;
    const { points: matchPoints, hasBonus } = gains.get(player) ?? NO_GAIN;
    const bonus = hasBonus ? rowBonus(to.row, lastRow, round.number, settings) : 0;
    return {
      ...to,
      player,
      substitute,
      isAbsent,
      startPoints,
      matchPoints,
      bonus,
      endPoints: startPoints + matchPoints + bonus,
      colour: colours.get(player) ?? 'blue',
      direction: directionOf(indexOf(start), index),
    };
  });
  return { cells };
}

interface Gain {
  readonly points: number;
  readonly hasBonus: boolean;
}

const NO_GAIN: Gain = { points: 0, hasBonus: false };

/** The gains of each regular in the round, before the bonus is known; an absent one gains nothing. */
function roundGains(round: Round, settings: SeasonSettings): ReadonlyMap<PlayerId, Gain> {
  const gains = new Map<PlayerId, Gain>();
  for (const player of round.byes) gains.set(player, { points: settings.byePoints, hasBonus: true });
  for (const fixture of round.fixtures) {
    const { points, bonus } = fixturePoints(fixture);
    for (const side of [DEFENDER, ATTACKER]) {
      gains.set(fixture.sides[side].regular, { points: points[side], hasBonus: bonus[side] });
    }
  }
  return gains;
}

/**
 * An attacker's win swaps the two cells. A substitute earns nothing, so his win as attacker moves no player; a regular
 * whose substitute lost as defender falls. Source: league rules R4, R5, R6.
 */
function resultOrder(before: Order, fixtures: readonly Fixture[]): Order {
  return fixtures.reduce((order, { sides, result }) => {
    const isSwap = result !== null && tally(result).winner === ATTACKER && sides[ATTACKER].substitute === null;
    if (!isSwap) return order;
    return swapped(order, before.indexOf(sides[DEFENDER].regular), before.indexOf(sides[ATTACKER].regular));
  }, before);
}

function directionOf(from: number, to: number): Direction {
  if (to === from) return 'NONE';
  return to < from ? 'UP' : 'DOWN';
}

function emptyCell(place: Place): ResultCell {
  const nothing = { startPoints: 0, matchPoints: 0, bonus: 0, endPoints: 0 };
  return { ...place, player: null, substitute: null, isAbsent: false, ...nothing, colour: 'blue', direction: 'NONE' };
}
