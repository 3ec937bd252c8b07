import type { PlayerId } from '../players/player';
import { joinPyramid, leavePyramid } from '../pyramid/membership';
import { type Order, playersOf } from '../pyramid/order';
import { EngineRefusal } from '../refusal';
import { closeRound } from '../round/close-round';
import { type FixtureId, onCourt } from '../round/fixture';
import { Meetings } from '../round/meetings';
import { openRound } from '../round/open-round';
import { pairRound } from '../round/pairing';
import type { Round } from '../round/round';
import { wasOnCourt } from '../score/match-result';
import type { Withdrawal } from './season';
import type { RoundRecord, SeasonRecord } from './season-record';

/** What the pyramid rounds of a record come to. */
export interface PlayedRounds {
  readonly rounds: readonly Round[];
  readonly order: Order;
  readonly points: ReadonlyMap<PlayerId, number>;
  readonly withdrawals: readonly Withdrawal[];
  readonly strayResults: readonly FixtureId[];
}

/** Folds the rounds of a record, each from the result pyramid of the one before it. Source: league rules R2 to R9. */
export function replayRounds(record: SeasonRecord): PlayedRounds {
  const points = new Map<PlayerId, number>();
  const pointsOf = (player: PlayerId): number => points.get(player) ?? 0;
  const withdrawals: Withdrawal[] = [];
  const meetings = new Meetings();
  const rounds: Round[] = [];
  const strayResults: FixtureId[] = [];
  let order = record.initialOrder;

  record.rounds.forEach((published, index) => {
    const number = index + 1;
    const isClosed = record.isFinished || number < record.rounds.length;
    order = published.pinned?.order ?? changedOrder(order, published, withdrawals, pointsOf);
    for (const player of published.withdrawn) {
      withdrawals.push({ player, points: pointsOf(player), beforeRound: number });
    }
    const pairs = published.pinned?.pairs ?? pairRound(order, number, record.settings, meetings);
    const { startDate, endDate, absences, results } = published;
    const plan = { year: record.settings.year, number, startDate, endDate, order, pairs, absences, results };
    const open = openRound(plan, pointsOf);
    strayResults.push(...strays(open, published));
    for (const player of playersOf(order)) points.set(player, pointsOf(player));
    if (isClosed) {
      const closing = closeRound(open, record.settings, published.pinned?.resultOrder ?? null);
      for (const cell of closing.cells) if (cell.player !== null) points.set(cell.player, cell.endPoints);
      order = closing.cells.map((cell) => cell.player);
      addMeetings(meetings, open);
      rounds.push({ ...open, closing });
    } else {
      rounds.push(open);
    }
  });
  return { rounds, order, points, withdrawals, strayResults };
}

/** The result pyramid of the round before, after leaving and joining (R9). Who withdrew does not come back that season. */
function changedOrder(
  order: Order,
  { joined, withdrawn }: RoundRecord,
  withdrawals: readonly Withdrawal[],
  pointsOf: (player: PlayerId) => number,
): Order {
  const returning = joined.find((player) => withdrawals.some((withdrawal) => withdrawal.player === player));
  if (returning !== undefined || joined.some((player) => withdrawn.includes(player))) {
    throw new EngineRefusal(
      'PLAYER_WITHDRAWN',
      'Igrač je odustao od ove sezone i u njoj se ne može ponovno uključiti.',
    );
  }
  const left = withdrawn.reduce((cells, player) => leavePyramid(cells, player, pointsOf), order);
  return joined.reduce(joinPyramid, left);
}

function addMeetings(meetings: Meetings, round: Round): void {
  for (const { sides, result } of round.fixtures) {
    if (result !== null && wasOnCourt(result)) meetings.add(onCourt(sides[0]), onCourt(sides[1]));
  }
}

function strays(round: Round, { results }: RoundRecord): FixtureId[] {
  const known = new Set(round.fixtures.map((fixture) => fixture.id));
  return Object.keys(results).filter((id) => !known.has(id));
}
