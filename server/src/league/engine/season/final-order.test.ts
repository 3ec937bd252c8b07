import { closed, defenderWins, matchId, seasonOf } from '../testing/small-season';
import { finalOrder } from './final-order';
import { recordAbsence } from './record-absence';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';
import type { SeasonRecord } from './season-record';

/** Rows 1 2 3 4 and 5 6 7 8, over some rounds in which every defender wins, except for the matches left out. */
function played(rounds: number, isPlayed: (round: number, defender: number) => boolean): SeasonRecord {
  let record = seasonOf(8, { rounds, edgeRow: 'rest', pairing: 'column' });
  for (let round = 1; round <= rounds; round += 1) {
    const results = replaySeason(record)
      .rounds.at(-1)
      ?.fixtures.flatMap(({ id, sides }) => {
        return isPlayed(round, sides[0].regular) ? [[id, defenderWins] as const] : [];
      });
    record = closed(recordResults(record, Object.fromEntries(results ?? [])));
  }
  return record;
}

describe('resolution 38: the order that next season starts from', () => {
  it('is the last result pyramid read row by row', () => {
    expect(finalOrder(replaySeason(played(1, () => true)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('puts a player without a match in the last four rounds at the end of his row', () => {
    // In rounds 1, 3 and 5 the rows meet, in rounds 2 and 4 both rest and all players have a bye.
    expect(finalOrder(replaySeason(played(5, (_, defender) => defender !== 1)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(finalOrder(replaySeason(played(1, (_, defender) => defender !== 1)))).toEqual([2, 3, 4, 1, 6, 7, 8, 5]);
  });

  it('counts a substitute’s match as absence, and ignores a match before the last four rounds', () => {
    const replaced = recordAbsence(seasonOf(8), { player: 2, substitute: 90 });
    const result = { [matchId(1, 2, 6)]: defenderWins, [matchId(1, 1, 5)]: defenderWins };
    expect(finalOrder(replaySeason(closed(recordResults(replaced, result))))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const idle = [2, 3, 4, 5].reduce((record) => closed(record), closed(recordResults(seasonOf(8), result)));
    expect(finalOrder(replaySeason(idle)).slice(0, 4)).toEqual([1, 2, 3, 4]);
  });
});
