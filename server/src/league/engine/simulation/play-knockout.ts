import { type Knockout, knockoutMatches } from '../knockout/knockout';
import type { FixtureId } from '../round/fixture';
import type { MatchResult } from '../score/match-result';
import { publishConsolation, publishDraw } from '../season/publish-draw';
import { recordKnockoutResults } from '../season/record-knockout-results';
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
  const { knockout } = replaySeason(record);
  const results = knockout ? knockoutResults(knockout, cast) : {};
  if (Object.keys(results).length === 0) return record;
  return playDraw(recordKnockoutResults(record, results), cast);
}

/** Plays the open matches of a knockout whose players are known, in the order of play. */
export function knockoutResults(
  knockout: Knockout,
  { strengthOf, next }: Pick<SeasonCast, 'strengthOf' | 'next'>,
): Record<FixtureId, MatchResult> {
  const results: Record<FixtureId, MatchResult> = {};
  for (const { id, sides, result } of knockoutMatches(knockout)) {
    if (result) continue;
    const [first, second] = sides;
    const played = playMatch([strengthOf.get(first) ?? 0, strengthOf.get(second) ?? 0], KNOCKOUT_MISHAPS, next);
    if (played) results[id] = played;
  }
  return results;
}
