import type { Round } from '../round/round';
import type { Season } from './season';
import type { PinnedRound, RoundRecord, SeasonRecord } from './season-record';

/**
 * Keeps the newest round as it has just been published, and the one before it as it has just been closed; see
 * `PinnedRound`. `season` is what the record replays to.
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
