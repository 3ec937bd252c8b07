import type { PlayerId } from '../players/player';
import { checkPublishable } from '../pyramid/draft';
import { joinPyramid, leavePyramid } from '../pyramid/membership';
import { type Order, playersOf } from '../pyramid/order';
import { checkSameField } from '../pyramid/same-field';
import { EngineRefusal } from '../refusal';
import { closeRound } from '../round/close-round';
import { type FixtureId, onCourt } from '../round/fixture';
import { Meetings } from '../round/meetings';
import { openRound } from '../round/open-round';
import { pairRound } from '../round/pairing';
import type { Round } from '../round/round';
import { wasOnCourt } from '../score/match-result';
import type { SeasonSettings } from '../season-settings';
import type { Withdrawal } from './season';
import type { RoundRecord, SeasonRecord } from './season-record';

/** The replay of the pyramid rounds of a record. */
export interface PlayedRounds {
  readonly settings: SeasonSettings;
  readonly rounds: readonly Round[];
  readonly order: Order;
  readonly points: ReadonlyMap<PlayerId, number>;
  readonly withdrawals: readonly Withdrawal[];
  readonly strayResults: readonly FixtureId[];
}

/**
 * Caches: the start of a replay by the initial order, and the effect of a closed round on the rounds before, by record.
 */
const starts = new WeakMap<Order, PlayedRounds>();
const steps = new WeakMap<RoundRecord, { readonly before: PlayedRounds; readonly after: PlayedRounds }>();

/**
 * Folds the rounds of a record, each from the result pyramid of the previous one. Records never change, so a closed
 * round that was already folded onto the same rounds is not folded again: recording a result costs one round, not the
 * season. Source: league rules R2 to R9.
 */
export function replayRounds(record: SeasonRecord): PlayedRounds {
  let played = startOf(record);
  for (const published of record.rounds) {
    const known = steps.get(published);
    const isClosed = record.isFinished || published !== record.rounds.at(-1);
    if (known?.before === played && isClosed) {
      played = known.after;
      continue;
    }
    const after = playRound(played, published, record.settings, isClosed);
    if (isClosed) steps.set(published, { before: played, after });
    played = after;
  }
  return played;
}

/** The state before round 1. Other rules have another start, so that rounds folded under other rules are not reused. */
function startOf({ initialOrder, settings }: SeasonRecord): PlayedRounds {
  const known = starts.get(initialOrder);
  if (known?.settings === settings) return known;
  const start = { settings, rounds: [], order: initialOrder, points: new Map(), withdrawals: [], strayResults: [] };
  starts.set(initialOrder, start);
  return start;
}

function playRound(
  before: PlayedRounds,
  published: RoundRecord,
  settings: SeasonSettings,
  isClosed: boolean,
): PlayedRounds {
  const number = before.rounds.length + 1;
  const points = new Map(before.points);
  const pointsOf = (player: PlayerId): number => points.get(player) ?? 0;
  const order = published.pinned?.order ?? openingOrder(before, published, pointsOf);
  const withdrawals = published.withdrawn.map((player): Withdrawal => ({ player, beforeRound: number }));
  const pairs = published.pinned?.pairs ?? pairRound(order, number, settings, meetingsOf(before.rounds));
  const { startDate, endDate, absences, results } = published;
  const plan = { year: settings.year, number, startDate, endDate, order, pairs, absences, results };
  const open = openRound(plan, pointsOf);
  for (const player of playersOf(order)) points.set(player, pointsOf(player));
  const closing = isClosed ? closeRound(open, settings, published.pinned?.resultOrder ?? null) : null;
  for (const cell of closing?.cells ?? []) if (cell.player !== null) points.set(cell.player, cell.endPoints);
  return {
    settings,
    rounds: [...before.rounds, { ...open, closing }],
    order: closing ? closing.cells.map((cell) => cell.player) : order,
    points,
    withdrawals: [...before.withdrawals, ...withdrawals],
    strayResults: [...before.strayResults, ...strays(open, published)],
  };
}

/**
 * The result pyramid of the previous round, after leaving and joining (R9), or the same players as ADMIN has placed
 * them. A player who withdrew does not return in that season.
 */
function openingOrder(
  { order, withdrawals }: PlayedRounds,
  { joined, withdrawn, order: handMade }: RoundRecord,
  pointsOf: (player: PlayerId) => number,
): Order {
  const returning = joined.find((player) => withdrawals.some((withdrawal) => withdrawal.player === player));
  if (returning !== undefined || joined.some((player) => withdrawn.includes(player))) {
    throw new EngineRefusal(
      'PLAYER_WITHDRAWN',
      'Igrač je odustao od ove sezone i u njoj se ne može ponovno uključiti.',
    );
  }
  const changed = joined.reduce(joinPyramid, leavePyramid(order, withdrawn, pointsOf));
  if (handMade === null) return changed;
  checkSameField(handMade, changed);
  return checkPublishable(handMade);
}

function meetingsOf(rounds: readonly Round[]): Meetings {
  const meetings = new Meetings();
  for (const { sides, result } of rounds.flatMap(({ fixtures }) => fixtures)) {
    if (result !== null && wasOnCourt(result)) meetings.add(onCourt(sides[0]), onCourt(sides[1]));
  }
  return meetings;
}

function strays(round: Round, { results }: RoundRecord): FixtureId[] {
  const known = new Set(round.fixtures.map((fixture) => fixture.id));
  return Object.keys(results).filter((id) => !known.has(id));
}
