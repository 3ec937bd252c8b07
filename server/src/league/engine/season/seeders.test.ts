import * as fc from 'fast-check';
import { simulateSeason } from '../simulation/simulate-season';
import { attackerWins, closed, finishedSeasonOf, matchId, seasonOf } from '../testing/small-season';
import { publishDraw } from './publish-draw';
import { recordAbsence } from './record-absence';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';
import { seeders } from './seeders';

describe('the seeders list', () => {
  it('counts the results of the open round and marks their players', () => {
    const open = recordAbsence(seasonOf(8), { player: 2, substitute: 90 });
    const played = recordResults(open, { [matchId(1, 1, 5)]: attackerWins, [matchId(1, 2, 6)]: attackerWins });
    const rows = seeders(replaySeason(played));
    expect(rows.slice(0, 3)).toEqual([
      { rank: 1, player: 5, points: 4, playedRound: true },
      { rank: 2, player: 6, points: 4, playedRound: true },
      { rank: 3, player: 1, points: 1, playedRound: true },
    ]);
    expect(rows.find(({ player }) => player === 2)).toMatchObject({ points: 0, playedRound: false });
    const unplayed = recordResults(open, { [matchId(1, 1, 5)]: { outcome: 'UNPLAYED', excused: false } });
    expect(seeders(replaySeason(unplayed)).some(({ playedRound }) => playedRound)).toBe(false);
  });

  it('counts a round once when it is closed', () => {
    const played = recordResults(seasonOf(8, { rounds: 1 }), { [matchId(1, 1, 5)]: attackerWins });
    const [first] = seeders(replaySeason(closed(played)));
    expect(first).toEqual({ rank: 1, player: 5, points: 4, playedRound: false });
  });

  it('is the order of the draw once it is drawn', () => {
    const drawn = publishDraw(finishedSeasonOf(8), [3]);
    const rows = seeders(replaySeason(drawn));
    expect(rows.map(({ rank, player }) => [rank, player])).toEqual(
      [1, 2, 4, 5, 6, 7, 8].map((player, at) => [at + 1, player]),
    );
    expect(rows.some(({ playedRound }) => playedRound)).toBe(false);
  });

  it('stays the order of the draw when a round is corrected, with the corrected points', () => {
    const drawn = publishDraw(finishedSeasonOf(8), []);
    const corrected = recordResults(drawn, { [matchId(1, 4, 8)]: attackerWins });
    const rows = seeders(replaySeason(corrected)).map(({ player, points }) => `${player}: ${points}`);
    expect(rows).toEqual(['1: 0', '2: 0', '3: 0', '4: 1', '5: 0', '6: 0', '7: 0', '8: 4']);
  });

  it('adds the open round to the closed ones, and nothing for a match that a substitute attacks', () => {
    const first = closed(recordResults(seasonOf(8), { [matchId(1, 1, 5)]: attackerWins }));
    const replaced = recordAbsence(first, { player: 2, substitute: 90 });
    const open = recordResults(replaced, { [matchId(2, 5, 2)]: attackerWins });
    const rows = seeders(replaySeason(open));
    expect(rows[0]).toEqual({ rank: 1, player: 5, points: 5, playedRound: true });
    expect(rows.find(({ player }) => player === 2)).toMatchObject({ points: 0, playedRound: false });
  });

  it('is the order of the draw before it is drawn, also when somebody leaves a group of equals', () => {
    const short = { players: fc.integer({ min: 8, max: 14 }), seed: fc.nat(), rounds: fc.integer({ min: 2, max: 4 }) };
    fc.assert(
      fc.property(fc.record(short), fc.nat(), ({ players, seed, rounds }, any) => {
        const { record } = simulateSeason({ players, seed, year: 2025, settings: { rounds } });
        const played = { ...record, knockout: null };
        const field = seeders(replaySeason(played)).map(({ player }) => player);
        const gone = field[any % field.length] as number;
        const last = played.rounds.at(-1);
        const left = {
          ...played,
          rounds: played.rounds.map((round) =>
            round === last ? { ...round, leaving: [...round.leaving, gone] } : round,
          ),
        };
        const listed = seeders(replaySeason(left)).map(({ player }) => player);
        expect(publishDraw(left, []).knockout?.seeds).toEqual(listed);
        expect(publishDraw(played, [gone]).knockout?.seeds).toEqual(listed);
      }),
      { numRuns: 150 },
    );
  });
});
