import { playKnockout } from '../knockout/knockout';
import type { PlayerId } from '../players/player';
import { placeOf } from '../pyramid/place';
import { encountersOf } from '../standings/encounters';
import { type Standing, standings } from '../standings/standings';
import { type PlayedRounds, replayRounds } from './replay-rounds';
import type { Season, Withdrawal } from './season';
import type { SeasonRecord } from './season-record';

/** Records never change: a repeated replay of a record returns the same season. */
const known = new WeakMap<SeasonRecord, Season>();

/**
 * The whole season, derived from its settings, entries and results by a pure function: a record always gives the same
 * season.
 * @throws EngineRefusal only while a round is being published (its `pinned` is null), when its pyramid is impossible:
 * `PLAYER_WITHDRAWN` for a player who joins after leaving the season, `ORDER_CHANGES_FIELD`, and as `joinPyramid`,
 * `leavePyramid` and `checkPublishable`
 */
export function replaySeason(record: SeasonRecord): Season {
  const season = known.get(record) ?? replay(record);
  known.set(record, season);
  return season;
}

function replay(record: SeasonRecord): Season {
  const played = replayRounds(record);
  const leftLast = [...new Set([...(record.rounds.at(-1)?.leaving ?? []), ...(record.knockout?.withdrawn ?? [])])];
  const lastWithdrawals = leftLast.map((player): Withdrawal => ({ player, beforeRound: null }));
  const knockout = record.knockout && playKnockout(record.knockout, record.settings);
  let standings: Season['standings'] | undefined;
  return {
    settings: record.settings,
    rounds: played.rounds,
    order: played.order,
    points: played.points,
    withdrawals: [...played.withdrawals, ...lastWithdrawals],
    // Computed on demand: most callers need only the rounds.
    get standings() {
      standings ??= rankRemaining(record, played, new Set(leftLast));
      return standings;
    },
    knockout,
    strayResults: [...played.strayResults, ...(knockout?.strayResults ?? [])],
  };
}

/** A player who has left does not count among equals either: his matches decide nothing between those who stay. */
function rankRemaining(
  record: SeasonRecord,
  { rounds, order, points }: PlayedRounds,
  left: ReadonlySet<PlayerId>,
): readonly Standing[] {
  const closed = rounds.filter((round) => round.closing !== null);
  const contenders = order.flatMap((player, index) =>
    player === null || left.has(player) ? [] : [{ player, points: points.get(player) ?? 0, place: placeOf(index) }],
  );
  return standings(contenders, encountersOf(closed.flatMap((round) => round.fixtures)), record.settings.lotSeed);
}
