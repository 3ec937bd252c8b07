import { expectRefusal } from '../testing/expect-refusal';
import { closed, finishedSeasonOf, seasonOf } from '../testing/small-season';
import { datePhases, defaultPhaseEnd, moveRound } from './move-dates';
import { publishDraw } from './publish-draw';
import { replaySeason } from './replay-season';

describe('resolution 41: moving the dates of the open round', () => {
  const second = closed(seasonOf(8));

  it('changes the open round and no other', () => {
    const moved = replaySeason(moveRound(second, { startDate: '2025-04-10', endDate: '2025-04-20' }));
    expect(moved.rounds.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2025-04-01', '2025-04-07'],
      ['2025-04-10', '2025-04-20'],
    ]);
  });

  it.each([
    ['ends before it begins', '2025-04-10', '2025-04-09'],
    ['begins with the round before', '2025-04-01', '2025-04-09'],
    ['is no day', '2025-04-31', '2025-05-09'],
  ])('refuses a round that %s', (_, startDate, endDate) => {
    expectRefusal('ROUND_DATES_IMPOSSIBLE', () => moveRound(second, { startDate, endDate }));
  });

  it('refuses when no round is open', () => {
    expectRefusal('NO_OPEN_ROUND', () =>
      moveRound(finishedSeasonOf(8), { startDate: '2025-05-01', endDate: '2025-05-08' }),
    );
  });
});

describe('resolution 41: dates of a knockout phase', () => {
  const drawn = publishDraw(finishedSeasonOf(4), []);
  const semifinals = {
    tournament: 'MAIN',
    phase: 'SEMIFINAL',
    startDate: '2025-09-01',
    endDate: '2025-09-08',
  } as const;

  it('can be set, and moved', () => {
    expect(defaultPhaseEnd('2025-09-01')).toBe('2025-09-08');
    const moved = datePhases(datePhases(drawn, [semifinals]), [{ ...semifinals, endDate: '2025-09-10' }]);
    expect(replaySeason(moved).knockout?.phaseDates).toEqual([{ ...semifinals, endDate: '2025-09-10' }]);
  });

  it('of several phases are set together', () => {
    const final = { ...semifinals, phase: 'FINAL', startDate: '2025-09-09', endDate: '2025-09-16' } as const;
    const dated = datePhases(drawn, [semifinals, final]);
    expect(replaySeason(dated).knockout?.phaseDates).toEqual([semifinals, final]);
    expectRefusal('PHASE_UNKNOWN', () => datePhases(drawn, [final, { ...semifinals, phase: 'QUARTERFINAL' }]));
  });

  it('are refused for a phase that is not played, before the draw, and with an end before the start', () => {
    expectRefusal('PHASE_UNKNOWN', () => datePhases(drawn, [{ ...semifinals, phase: 'QUARTERFINAL' }]));
    expectRefusal('PHASE_UNKNOWN', () => datePhases(drawn, [{ ...semifinals, tournament: 'CONSOLATION' }]));
    expectRefusal('PHASE_UNKNOWN', () => datePhases(finishedSeasonOf(4), [semifinals]));
    expectRefusal('ROUND_DATES_IMPOSSIBLE', () => datePhases(drawn, [{ ...semifinals, endDate: '2025-08-31' }]));
  });
});
