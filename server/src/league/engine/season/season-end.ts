import type { PlayerId } from '../players/player';
import { MIN_FIELD_SIZE } from './publish-draw';
import { replaySeason } from './replay-season';
import type { SeasonRecord } from './season-record';

/**
 * Whether nothing is left to play for: the final is decided, even if without a champion because nobody came to it, or
 * the rounds are over and too few players are left for a draw, so that there will never be a final.
 * @param withdrawn players whom the draw would leave out
 */
export function mayEnd(record: SeasonRecord, withdrawn: readonly PlayerId[] = []): boolean {
  if (!record.isFinished) return false;
  const season = replaySeason(record);
  if (!season.knockout) {
    return season.standings.filter(({ player }) => !withdrawn.includes(player)).length < MIN_FIELD_SIZE;
  }
  return season.knockout.main.champion !== 'PENDING';
}
