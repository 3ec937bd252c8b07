import { playKnockout } from '../knockout/knockout';
import type { PlayerId } from '../players/player';
import { placeOf } from '../pyramid/place';
import { encountersOf } from '../standings/encounters';
import { type Standing, standings } from '../standings/standings';
import { type PlayedRounds, replayRounds } from './replay-rounds';
import type { Season, Withdrawal } from './season';
import type { SeasonRecord } from './season-record';

/**
 * The whole season from its settings, entries and results: a pure function, so a record always makes the same season.
 * Throws an `EngineRefusal` only when the record joins or withdraws a player who cannot.
 */
export function replaySeason(record: SeasonRecord): Season {
  const played = replayRounds(record);
  const leftLast = record.knockout?.withdrawn ?? [];
  const lastWithdrawals = leftLast.map((player): Withdrawal => {
    return { player, points: played.points.get(player) ?? 0, beforeRound: null };
  });
  const table = standingsOf(record, played).filter(({ player }) => !leftLast.includes(player));
  const seeds = record.knockout?.pinnedSeeds ?? table.map((standing) => standing.player);
  const knockout = record.knockout && playKnockout(seeds, record.knockout, record.settings);
  return {
    settings: record.settings,
    rounds: played.rounds,
    order: played.order,
    points: played.points,
    withdrawals: [...played.withdrawals, ...lastWithdrawals],
    standings: table.map((standing, index) => ({ ...standing, rank: index + 1 })),
    knockout,
    strayResults: [...played.strayResults, ...(knockout?.strayResults ?? [])],
  };
}

/** The last result pyramid read row by row: the final order that next season's pyramid starts from (R1). */
export function finalOrder(season: Season): readonly PlayerId[] {
  return season.order.filter((player) => player !== null);
}

function standingsOf(record: SeasonRecord, { rounds, order, points }: PlayedRounds): readonly Standing[] {
  const closed = rounds.filter((round) => round.closing !== null);
  const contenders = order.flatMap((player, index) =>
    player === null ? [] : [{ player, points: points.get(player) ?? 0, place: placeOf(index) }],
  );
  return standings(contenders, encountersOf(closed.flatMap((round) => round.fixtures)), record.settings.lotSeed);
}
