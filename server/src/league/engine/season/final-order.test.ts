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

  it('counts a substitute’s match as absence', () => {
    const replaced = recordAbsence(seasonOf(8), { player: 1, substitute: 90 });
    const result = { [matchId(1, 1, 5)]: defenderWins, [matchId(1, 2, 6)]: defenderWins };
    const order = finalOrder(replaySeason(closed(recordResults(replaced, result))));
    expect(order).toEqual([2, 1, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    ['the attacker forfeited', 1, [1, 2, 3, 4, 6, 7, 8, 5]],
    ['the defender forfeited', 0, [5, 2, 3, 4, 6, 7, 8, 1]],
  ] as const)('counts a win by forfeit as played, the forfeit itself as idle: %s', (_, by, order) => {
    const result = { outcome: 'WALKOVER', sets: [], by } as const;
    const others = Object.fromEntries([2, 3, 4].map((defender) => [matchId(1, defender, defender + 4), defenderWins]));
    const season = recordResults(seasonOf(8, { rounds: 1 }), { ...others, [matchId(1, 1, 5)]: result });
    expect(finalOrder(replaySeason(closed(season)))).toEqual(order);
  });

  it('counts a forfeit by both as idle for both', () => {
    const others = Object.fromEntries([2, 3, 4].map((defender) => [matchId(1, defender, defender + 4), defenderWins]));
    const forfeits = { ...others, [matchId(1, 1, 5)]: { outcome: 'DOUBLE_WALKOVER' } as const };
    const season = recordResults(seasonOf(8, { rounds: 1 }), forfeits);
    expect(finalOrder(replaySeason(closed(season)))).toEqual([2, 3, 4, 1, 6, 7, 8, 5]);
  });

  it.each([
    ['the fourth round from the end counts', 1, [1, 3, 4, 2]],
    ['the fifth does not', 2, [3, 4, 1, 2]],
  ])('looks at the last four rounds: %s', (_, first, row) => {
    // 1 plays in round `first` only, 2 never; 3 and 4 play in the last round.
    let record = seasonOf(8, { rounds: first + 3, edgeRow: 'play', pairing: 'column' });
    for (let round = 1; round <= first + 3; round += 1) {
      const players = round === 1 ? [1] : round === first + 3 ? [3, 4] : [];
      const results = replaySeason(record)
        .rounds.at(-1)
        ?.fixtures.filter(({ sides }) => sides.some(({ regular }) => players.includes(regular)))
        .map(({ id }) => [id, defenderWins] as const);
      record = closed(recordResults(record, Object.fromEntries(results ?? [])));
    }
    expect(finalOrder(replaySeason(record)).slice(0, 4)).toEqual(row);
  });

  it('does not count the open round', () => {
    const open = recordResults(closed(seasonOf(8)), { [matchId(2, 1, 2)]: defenderWins });
    const { rounds, order } = replaySeason(open);
    expect(rounds).toHaveLength(2);
    expect(finalOrder(replaySeason(open))).toEqual(order);
    const played = closed(recordResults(seasonOf(8), { [matchId(1, 2, 6)]: defenderWins }));
    const next = recordResults(played, { [matchId(2, 1, 2)]: defenderWins });
    expect(finalOrder(replaySeason(next)).slice(0, 4)).toEqual([2, 1, 3, 4]);
  });
});
