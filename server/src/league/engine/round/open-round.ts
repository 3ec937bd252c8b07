import type { PlayerId } from '../players/player';
import type { Order } from '../pyramid/order';
import { placeOf } from '../pyramid/place';
import type { Absence } from './absence';
import { type Contestant, type Fixture, fixtureId, makeFixture, type Results } from './fixture';
import type { Pair } from './pair-cost';
import type { Cell, Round } from './round';
import type { ZagrebDate } from './zagreb-date';

/** The data of a paired round. */
export interface RoundPlan {
  readonly year: number;
  readonly number: number;
  readonly startDate: ZagrebDate;
  readonly endDate: ZagrebDate;
  readonly order: Order;
  readonly pairs: readonly Pair[];
  readonly absences: readonly Absence[];
  readonly results: Results;
}

/**
 * The published round. A pair becomes a fixture when both sides have a player, a regular or his substitute; a present
 * player whose pair is a hole or an absence without a substitute has a bye. Source: league rule R5.
 */
export function openRound(plan: RoundPlan, pointsOf: (player: PlayerId) => number): Round {
  const absences = new Map(plan.absences.map((absence) => [absence.player, absence]));
  const contestant = (player: PlayerId | null): Contestant | null => {
    if (player === null) return null;
    const absence = absences.get(player);
    if (absence && absence.substitute === null) return null;
    return { regular: player, substitute: absence?.substitute ?? null };
  };
  const fixtures: Fixture[] = [];
  const byes: PlayerId[] = [];
  for (const [defender, attacker] of plan.pairs) {
    const upper = contestant(defender);
    const lower = contestant(attacker);
    if (upper && lower) {
      const id = fixtureId(plan.year, plan.number, upper.regular, lower.regular);
      fixtures.push(makeFixture(id, [upper, lower], plan.results[id] ?? null));
    } else {
      const left = upper ?? lower;
      // A substitute without an opponent gains nothing, and his regular is still absent.
      if (left && left.substitute === null) byes.push(left.regular);
    }
  }
  const cells = plan.order.map((player, index): Cell => {
    const absence = player === null ? undefined : absences.get(player);
    // Written out: spreading a place into every cell of every round took half the time of a replay.
    const { row, position } = placeOf(index);
    return {
      row,
      position,
      player,
      substitute: absence?.substitute ?? null,
      isAbsent: absence !== undefined,
      startPoints: player === null ? 0 : pointsOf(player),
    };
  });
  const { number, startDate, endDate, pairs } = plan;
  return { number, startDate, endDate, cells, pairs, fixtures, byes, closing: null };
}
