import type { Season } from './season';
import type { PinnedRound, SeasonRecord } from './season-record';

/**
 * Keeps a round and all published after it, and the published draw, as `season` has them; see `PinnedRound`. What is
 * pinned already stays as it was pinned.
 */
export function pinRoundsFrom(record: SeasonRecord, season: Season, index: number): SeasonRecord {
  const rounds = record.rounds.map((round, at) => {
    if (at < index) return round;
    return { ...round, pinned: pinnedRound(season, at) };
  });
  const knockout = record.knockout && {
    ...record.knockout,
    pinnedSeeds: season.knockout?.seeds ?? record.knockout.pinnedSeeds,
  };
  return { ...record, rounds, knockout };
}

function pinnedRound(season: Season, index: number): PinnedRound | null {
  const round = season.rounds[index];
  if (!round) return null;
  return {
    order: round.cells.map((cell) => cell.player),
    pairs: round.pairs,
    resultOrder: round.closing?.cells.map((cell) => cell.player) ?? null,
  };
}
