import type { MatchResult } from '../score/match-result';
import { closed, defenderWins, matchId, seasonOf } from '../testing/small-season';
import { writtenSets } from '../testing/written-sets';
import { recordAbsence } from './record-absence';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';
import type { SeasonRecord } from './season-record';

const opening = matchId(1, 1, 5);

/** The pairs when the two rows play each other again, in round 3. */
function thirdRoundOf(afterFirst: SeasonRecord): string {
  const pairs = replaySeason(closed(afterFirst)).rounds[2]?.pairs ?? [];
  return pairs.map((pair) => pair.join('-')).join(' ');
}

describe('R3 meetings', () => {
  it.each<[string, MatchResult, string]>([
    ['played', defenderWins, '1-6 2-5 3-7 4-8'],
    ['retired', { outcome: 'RETIRED', sets: writtenSets('1:0'), by: 1 }, '1-6 2-5 3-7 4-8'],
    ['broken off', { outcome: 'NO_RESULT', sets: writtenSets('6:0 1:0') }, '1-6 2-5 3-7 4-8'],
    ['forfeited before the start', { outcome: 'WALKOVER', sets: [], by: 1 }, '1-5 2-6 3-7 4-8'],
    ['unplayed', { outcome: 'UNPLAYED', excused: false }, '1-5 2-6 3-7 4-8'],
  ])('after a match %s', (_, result, pairs) => {
    expect(thirdRoundOf(closed(recordResults(seasonOf(8), { [opening]: result })))).toBe(pairs);
  });

  it('count for the player on court: the substitute, also when he joins later, and not his regular', () => {
    const replaced = recordAbsence(seasonOf(8), { player: 5, substitute: 90 });
    const played = recordResults(replaced, { [opening]: defenderWins });
    expect(thirdRoundOf(closed(played))).toBe('1-5 2-6 3-7 4-8');
    expect(thirdRoundOf(closed(played, { withdrawn: [5], joined: [90] }))).toBe('1-6 2-90 3-7 4-8');
  });
});
