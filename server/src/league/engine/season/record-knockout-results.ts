import { isPlayer } from '../knockout/bracket';
import { knockoutMatches } from '../knockout/knockout';
import { EngineRefusal } from '../refusal';
import type { FixtureId } from '../round/fixture';
import { changedResults, type ResultChanges, unknownMatch } from './record-results';
import { replaySeason } from './replay-season';
import type { SeasonRecord } from './season-record';

/**
 * Records results of qualifications, main draw and consolation. A change is propagated: to the next match, the third
 * place and the consolation draw. Correcting the games of a match without changing the winner is always allowed.
 * Source: knockout rules, "A result may be changed until a match that depends on it is played".
 * @throws EngineRefusal `MATCH_UNKNOWN` for a match without two known players; `WINNER_NEEDED` (except when both are
 * absent); `DEPENDENT_MATCH_PLAYED` when a played match would have other players; as `checkResult` for an impossible
 * result
 */
export function recordKnockoutResults(record: SeasonRecord, changes: ResultChanges): SeasonRecord {
  const before = playersById(record);
  for (const [id, result] of Object.entries(changes)) {
    if (!record.knockout || !before.has(id)) throw unknownMatch(id);
    if (result?.outcome === 'NO_RESULT' || result?.outcome === 'UNPLAYED') {
      throw new EngineRefusal('WINNER_NEEDED', 'U završnom turniru meč mora imati pobjednika.');
    }
  }
  if (!record.knockout) return record;
  const results = changedResults(record.knockout.results, changes);
  const changed = { ...record, knockout: { ...record.knockout, results } };
  const after = playersById(changed);
  for (const id of Object.keys(results)) {
    if (after.get(id) !== before.get(id)) {
      throw new EngineRefusal(
        'DEPENDENT_MATCH_PLAYED',
        'Rezultat se ne može promijeniti: već je odigran meč koji o njemu ovisi.',
      );
    }
  }
  return changed;
}

/** Whether the lines of a drawn consolation differ: other players, or players who are no longer known. */
export function redrawsConsolation(before: SeasonRecord, after: SeasonRecord): boolean {
  const linesOf = (record: SeasonRecord) => replaySeason(record).knockout?.consolation?.lines.map(({ slot }) => slot);
  const drawn = linesOf(before);
  return drawn?.some(isPlayer) === true && drawn.join() !== linesOf(after)?.join();
}

function playersById(record: SeasonRecord): ReadonlyMap<FixtureId, string> {
  const { knockout } = replaySeason(record);
  return new Map(knockout ? knockoutMatches(knockout).map(({ id, sides }) => [id, sides.join('-')]) : []);
}
