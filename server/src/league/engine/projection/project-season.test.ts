import { recordAbsence } from '../season/record-absence';
import { recordResults } from '../season/record-results';
import { replaySeason } from '../season/replay-season';
import { attackerWins, closed, matchId, seasonOf } from '../testing/small-season';
import { projectSeason } from './project-season';

describe('the projection of a season', () => {
  const first = recordResults(recordAbsence(seasonOf(9), { player: 2, substitute: 90 }), {
    [matchId(1, 1, 5)]: attackerWins,
  });

  it('has both pyramids of a round, the result pyramid provisional while the round is open', () => {
    const { cells, rounds } = projectSeason(replaySeason(first));
    expect(rounds).toEqual([{ number: 1, startDate: '2025-04-01', endDate: '2025-04-07', isClosed: false }]);
    const top = cells.filter(({ row }) => row === 1).map(({ sheet, player, endPoints }) => [sheet, player, endPoints]);
    expect(top.filter(([, player]) => player === 1 || player === 5)).toEqual([
      ['INITIAL', 1, null],
      ['RESULT', 5, 4],
    ]);
    expect(cells).toHaveLength(18);
    expect(cells.find(({ player }) => player === 2)).toMatchObject({ substitute: 90, isAbsent: true, colour: null });
  });

  it('keeps the result pyramid of a closed round beside the provisional one of the open round', () => {
    const { cells, rounds, groupRows } = projectSeason(replaySeason(closed(first)));
    expect(rounds.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    const top = cells.filter(({ sheet, row, position }) => sheet === 'RESULT' && row === 1 && position === 1);
    expect(top.map(({ round, player, endPoints }) => [round, player, endPoints])).toEqual([
      [1, 5, 4],
      [2, 5, 4],
    ]);
    expect(cells.filter(({ round, sheet }) => round === 1 && sheet === 'RESULT')).toHaveLength(9);
    expect(cells.find(({ round, sheet, player }) => round === 1 && sheet === 'RESULT' && player === 9)).toMatchObject({
      matchPoints: 2,
    });
    expect(groupRows).toEqual([]);
  });

  it('contains the cells from which a match is played', () => {
    const [match] = projectSeason(replaySeason(closed(first))).matches;
    expect(match).toMatchObject({ id: matchId(1, 1, 5), isClosed: true, points: [1, 4] });
    expect(match?.places).toEqual([
      { row: 1, position: 1 },
      { row: 2, position: 1 },
    ]);
  });
});
