import type { PlayerId } from '../players/player';
import { playersOf, rowCells, rowCount } from '../pyramid/order';
import type { Round } from '../round/round';
import { tookPart } from '../score/match-result';
import { ATTACKER, DEFENDER } from '../score/side';
import type { Season } from './season';

/** Rounds without a match after which a player goes to the end of his row. */
const IDLE_ROUNDS = 4;

/**
 * The order that next season's pyramid starts from: the last result pyramid read row by row; a player who was absent or
 * did not play in any of the last 4 rounds comes last in his row. A bye and an opponent's forfeit count as played, since
 * the player is not responsible. Source: league rule R1; resolution 38.
 */
export function finalOrder({ order, rounds }: Season): readonly PlayerId[] {
  const closed = rounds.filter(({ closing }) => closing !== null);
  const rows = Array.from({ length: rowCount(order) }, (_, index) => playersOf(rowCells(order, index + 1)));
  return idleLast(rows, closed.map(playersOn));
}

/**
 * The same for a season that is not replayed.
 * @param rows of the last result pyramid
 * @param rounds who took part in each closed round
 */
export function idleLast(
  rows: readonly (readonly PlayerId[])[],
  rounds: readonly (readonly PlayerId[])[],
): readonly PlayerId[] {
  const active = new Set(rounds.slice(-IDLE_ROUNDS).flat());
  return rows.flatMap((row) => [
    ...row.filter((player) => active.has(player)),
    ...row.filter((player) => !active.has(player)),
  ]);
}

/** The regulars who took part in the round themselves or had a bye. */
function playersOn({ fixtures, byes }: Round): readonly PlayerId[] {
  const played = fixtures.flatMap(({ sides, result }) =>
    [DEFENDER, ATTACKER]
      .filter((side) => result !== null && sides[side].substitute === null && tookPart(result, side))
      .map((side) => sides[side].regular),
  );
  return [...byes, ...played];
}
