import type { Round } from '../round/round';
import type { Season } from './season';
import type { PinnedRound, RoundRecord, SeasonRecord } from './season-record';

/**
 * Pins the newest round as it was published, and the one before it as it was closed; see `PinnedRound`. `season` is the
 * replay of the record.
 */
export function pinPublished(record: SeasonRecord, season: Season): SeasonRecord {
  const firstNew = season.rounds.length - 2;
  const rounds = record.rounds.map((round, index): RoundRecord => {
    const published = season.rounds[index];
    return published && index >= firstNew ? { ...round, pinned: pinnedRound(published) } : round;
  });
  return { ...record, rounds };
}

function pinnedRound({ cells, pairs, closing }: Round): PinnedRound {
  return {
    order: cells.map((cell) => cell.player),
    pairs,
    resultOrder: closing?.cells.map((cell) => cell.player) ?? null,
  };
}
