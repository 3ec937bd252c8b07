import { EngineRefusal } from '../refusal';
import type { FixtureId, Results } from '../round/fixture';
import { checkResult } from '../score/check-result';
import type { MatchResult } from '../score/match-result';
import { replaySeason } from './replay-season';
import type { SeasonRecord } from './season-record';

/** The changes by match: a result, or null to delete it. */
export type ResultChanges = Readonly<Record<FixtureId, MatchResult | null>>;

/**
 * Records results of pyramid rounds.
 *
 * In the open round a result is simply stored. In a closed round it is a correction: points and bonus are recounted
 * through all later rounds, and statistics with them, but all players stay in the published cells and pairs, the draw
 * included (`PinnedRound`), because those matches have been played. To move a player as well, undo the publication
 * (`undoPublish`), correct and publish again, as long as that is possible.
 * Source: league rules R6, R8; resolution 24.
 * @throws EngineRefusal `MATCH_UNKNOWN` for one that no round contains; as `checkResult` for an impossible result
 */
export function recordResults(record: SeasonRecord, changes: ResultChanges): SeasonRecord {
  const season = replaySeason(record);
  const roundOf = new Map(season.rounds.flatMap((round, index) => round.fixtures.map(({ id }) => [id, index])));
  const unknown = Object.keys(changes).find((id) => !roundOf.has(id));
  if (unknown !== undefined) throw unknownMatch(unknown);
  const rounds = record.rounds.map((round, index) => {
    const own = Object.entries(changes).filter(([id]) => roundOf.get(id) === index);
    return own.length === 0 ? round : { ...round, results: changedResults(round.results, Object.fromEntries(own)) };
  });
  return { ...record, rounds };
}

/** The results with the changes applied, each checked (`checkResult`). */
export function changedResults(results: Results, changes: ResultChanges): Results {
  const next: Record<FixtureId, MatchResult> = { ...results };
  for (const [id, result] of Object.entries(changes)) {
    if (result) next[id] = checkResult(result);
    else delete next[id];
  }
  return next;
}

/** The refusal `MATCH_UNKNOWN`. */
export function unknownMatch(id: FixtureId): EngineRefusal {
  return new EngineRefusal('MATCH_UNKNOWN', `Nema meča ${id}.`);
}
