import { isPlayer } from '../knockout/bracket';
import { knockoutMatches } from '../knockout/knockout';
import { publishConsolation, publishDraw } from '../season/publish-draw';
import { recordKnockoutResults } from '../season/record-knockout-results';
import type { ResultChanges } from '../season/record-results';
import { replaySeason } from '../season/replay-season';
import type { SeasonRecord } from '../season/season-record';
import { KNOCKOUT_MISHAPS, playMatch } from './play-match';
import type { SeasonCast } from './play-rounds';

/**
 * Draws and plays a season whose rounds are over to its champion, and the consolation if enough players are left for
 * one.
 */
export function playKnockoutStage(record: SeasonRecord, cast: Pick<SeasonCast, 'strengthOf' | 'next'>): SeasonRecord {
  const played = playDraw(publishDraw(record, []), cast);
  const field = replaySeason(played).knockout?.consolationField;
  const hasConsolation = field?.isSettled === true && field.players.length > 1;
  return hasConsolation ? playDraw(publishConsolation(played, []), cast) : played;
}

/** Plays all matches that can be played. */
function playDraw(record: SeasonRecord, cast: Pick<SeasonCast, 'strengthOf' | 'next'>): SeasonRecord {
  const { strengthOf, next } = cast;
  const { knockout } = replaySeason(record);
  const changes: Record<string, ResultChanges[string]> = {};
  for (const { id, sides, result } of knockout ? knockoutMatches(knockout) : []) {
    const [first, second] = sides;
    if (result || !isPlayer(first) || !isPlayer(second)) continue;
    changes[id] = playMatch([strengthOf.get(first) ?? 0, strengthOf.get(second) ?? 0], KNOCKOUT_MISHAPS, next);
  }
  if (Object.keys(changes).length === 0) return record;
  return playDraw(recordKnockoutResults(record, changes), cast);
}
