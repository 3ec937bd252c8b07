import { expectRefusal } from '../expect-refusal';
import { cancelAbsence, recordAbsence } from './record-absence';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';
import { attackerWins, finishedSeasonOf, matchId, seasonOf } from './small-season';

describe('R5 noting an absence', () => {
  const open = seasonOf(8);

  it('changes the match, re-pairs nobody, and can be taken back', () => {
    const away = recordAbsence(open, { player: 1, substitute: null });
    expect(replaySeason(away).rounds[0]).toMatchObject({ byes: [5] });
    const replaced = recordAbsence(away, { player: 1, substitute: 90 });
    expect(replaySeason(replaced).rounds[0]?.fixtures[0]?.sides).toEqual([
      { regular: 1, substitute: 90 },
      { regular: 5, substitute: null },
    ]);
    expect(cancelAbsence(replaced, 1)).toEqual(open);
  });

  it('refuses a substitute who plays already, in the pyramid or for somebody else', () => {
    expectRefusal('SUBSTITUTE_BUSY', () => recordAbsence(open, { player: 1, substitute: 5 }));
    const away = recordAbsence(open, { player: 1, substitute: 90 });
    expectRefusal('SUBSTITUTE_BUSY', () => recordAbsence(away, { player: 2, substitute: 90 }));
  });

  it('refuses a stranger, a match with a result, and a closed season', () => {
    expectRefusal('PLAYER_NOT_IN_PYRAMID', () => recordAbsence(open, { player: 90, substitute: null }));
    const played = recordResults(open, { [matchId(1, 1, 5)]: attackerWins });
    expectRefusal('MATCH_DECIDED', () => recordAbsence(played, { player: 5, substitute: null }));
    expectRefusal('NO_OPEN_ROUND', () => recordAbsence(finishedSeasonOf(8), { player: 1, substitute: null }));
  });
});
