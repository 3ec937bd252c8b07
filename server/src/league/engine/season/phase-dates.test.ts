import type { PhaseDates } from '../knockout/knockout-record';
import type { MatchResult } from '../score/match-result';
import { expectRefusal } from '../testing/expect-refusal';
import { closed, defenderWins, finishedSeasonOf, seasonOf } from '../testing/small-season';
import { dateGrownConsolation, datePhases, openPhases } from './phase-dates';
import { publishConsolation, publishDraw } from './publish-draw';
import { recordKnockoutResults } from './record-knockout-results';
import { replaySeason } from './replay-season';
import type { SeasonRecord } from './season-record';

const AFTER_ROUNDS = 'Završni turnir mora početi nakon kraja zadnjeg kola, koje traje do 07.04.2025.';

/** The only round ends on 7 April. */
const drawn = publishDraw(finishedSeasonOf(8), []);
const datesOf = (record: SeasonRecord) =>
  (replaySeason(record).knockout?.phaseDates ?? []).map(({ phase, startDate, endDate }) => [phase, startDate, endDate]);

describe('resolution 41: dates of a knockout phase', () => {
  const semifinals = {
    tournament: 'MAIN',
    phase: 'SEMIFINAL',
    startDate: '2025-09-01',
    endDate: '2025-09-08',
  } as const;

  it('can be set, and moved', () => {
    const moved = datePhases(datePhases(drawn, [semifinals]), [{ ...semifinals, endDate: '2025-09-10' }]);
    expect(replaySeason(moved).knockout?.phaseDates).toEqual([{ ...semifinals, endDate: '2025-09-10' }]);
  });

  it('of several phases are set together', () => {
    const final = { ...semifinals, phase: 'FINAL', startDate: '2025-09-09', endDate: '2025-09-16' } as const;
    const dated = datePhases(drawn, [semifinals, final]);
    expect(replaySeason(dated).knockout?.phaseDates).toEqual([semifinals, final]);
    expectRefusal('PHASE_UNKNOWN', () => datePhases(drawn, [final, { ...semifinals, phase: 'ROUND_OF_16' }]));
  });

  it('are refused for a phase that is not played, before the draw, and with an end before the start', () => {
    expectRefusal('PHASE_UNKNOWN', () => datePhases(drawn, [{ ...semifinals, phase: 'ROUND_OF_16' }]));
    expectRefusal('PHASE_UNKNOWN', () => datePhases(drawn, [{ ...semifinals, tournament: 'CONSOLATION' }]));
    expectRefusal('PHASE_UNKNOWN', () => datePhases(finishedSeasonOf(4), [semifinals]));
    expectRefusal('ROUND_DATES_IMPOSSIBLE', () => datePhases(drawn, [{ ...semifinals, endDate: '2025-08-31' }]));
  });
});

describe('resolution 41: the phases of a draw', () => {
  const dated = openPhases(drawn, 'MAIN', '2025-04-08');
  const moved = (phase: PhaseDates['phase'], startDate: string, endDate: string, record = dated) =>
    datePhases(record, [{ tournament: 'MAIN', phase, startDate, endDate }]);
  const withEnd = (record: SeasonRecord, phase: PhaseDates['phase'], endDate: string): SeasonRecord => {
    if (!record.knockout) throw new Error('The draw is published.');
    const phaseDates = record.knockout.phaseDates.map((dates) =>
      dates.phase === phase ? { ...dates, endDate } : dates,
    );
    return { ...record, knockout: { ...record.knockout, phaseDates } };
  };
  const refusalOf = (attempt: () => unknown): unknown => {
    try {
      return attempt();
    } catch (error) {
      return error;
    }
  };

  it('follow one another for 8 days each, the third place with the final', () => {
    expect(datesOf(dated)).toEqual([
      ['QUARTERFINAL', '2025-04-08', '2025-04-15'],
      ['SEMIFINAL', '2025-04-16', '2025-04-23'],
      ['THIRD_PLACE', '2025-04-24', '2025-05-01'],
      ['FINAL', '2025-04-24', '2025-05-01'],
    ]);
  });

  it('begin with the qualifications, if there are any', () => {
    const phases = datesOf(openPhases(publishDraw(finishedSeasonOf(49), []), 'MAIN', '2025-09-01'));
    expect(phases.slice(0, 2)).toEqual([
      ['QUALIFICATION', '2025-09-01', '2025-09-08'],
      ['ROUND_OF_64', '2025-09-09', '2025-09-16'],
    ]);
  });

  it('begin after the last of several rounds', () => {
    const two = publishDraw(closed(closed(seasonOf(8, { rounds: 2 }))), []);
    expectRefusal('ROUND_DATES_IMPOSSIBLE', () => openPhases(two, 'MAIN', '2025-04-14'));
    expect(() => openPhases(two, 'MAIN', '2025-04-15')).not.toThrow();
  });

  it('begin after the last round', () => {
    expect(refusalOf(() => openPhases(drawn, 'MAIN', '2025-04-07'))).toMatchObject({
      code: 'ROUND_DATES_IMPOSSIBLE',
      property: 'firstPhaseFrom',
      message: `${AFTER_ROUNDS} Ako je kolo zatvoreno ranije, poništite zatvaranje i pomaknite mu kraj.`,
    });
    expect(refusalOf(() => moved('QUARTERFINAL', '2025-04-07', '2025-04-15'))).toMatchObject({
      code: 'ROUND_DATES_IMPOSSIBLE',
      property: 'startDate',
      message: AFTER_ROUNDS,
    });
  });

  it.each([
    ['begins before the one that decides its pairs is over', 'SEMIFINAL', '2025-04-15', '2025-04-23', 'startDate'],
    ['begins before all of them', 'FINAL', '2025-04-08', '2025-05-01', 'startDate'],
    ['begins before the last of them is over', 'FINAL', '2025-04-20', '2025-05-01', 'startDate'],
    ['goes on until the next is over', 'SEMIFINAL', '2025-04-16', '2025-05-01', 'endDate'],
    ['goes on until the next is over, not the last', 'QUARTERFINAL', '2025-04-08', '2025-04-24', 'endDate'],
  ] as const)(
    'are refused when one %s, in whatever order they were dated',
    (_, phase, startDate, endDate, property) => {
      const records = [
        dated,
        moved('QUARTERFINAL', '2025-04-08', '2025-04-15'),
        moved('SEMIFINAL', '2025-04-16', '2025-04-23'),
      ];
      for (const record of records) {
        expect(refusalOf(() => moved(phase, startDate, endDate, record))).toMatchObject({
          code: 'ROUND_DATES_IMPOSSIBLE',
          property,
        });
      }
    },
  );

  it('may be moved within these limits: later, earlier, and a running one into the next', () => {
    expect(() => moved('FINAL', '2025-05-10', '2025-05-12')).not.toThrow();
    expect(() => moved('THIRD_PLACE', '2025-04-30', '2025-05-10')).not.toThrow();
    const longer = moved('QUARTERFINAL', '2025-04-08', '2025-04-18');
    // An unchanged end is not refused, although an earlier release let the final end before it.
    const late = moved('SEMIFINAL', '2025-04-16', '2025-04-30');
    const overlapping = withEnd(late, 'FINAL', '2025-04-29');
    expect(() => moved('SEMIFINAL', '2025-04-17', '2025-04-30', overlapping)).not.toThrow();
    expectRefusal('ROUND_DATES_IMPOSSIBLE', () => moved('SEMIFINAL', '2025-04-16', '2025-05-02', overlapping));
    // The semifinals have begun, so their start stays although the quarterfinals go on.
    expect(() => moved('SEMIFINAL', '2025-04-16', '2025-04-25', longer)).not.toThrow();
  });
});

describe('resolution 41: the phases of a consolation', () => {
  const quarterfinals = [1, 2, 3, 4].map((number) => `2025-MAIN-8-${number}`);
  const played = recordKnockoutResults(drawn, Object.fromEntries(quarterfinals.map((id) => [id, defenderWins])));
  const dated = openPhases(publishConsolation(played, []), 'CONSOLATION', '2025-09-01');

  it('do not wait for those of the main draw', () => {
    const both = openPhases(
      openPhases(publishConsolation(played, []), 'MAIN', '2025-09-01'),
      'CONSOLATION',
      '2025-09-05',
    );
    expect(datesOf(both).slice(-2)).toEqual([
      ['SEMIFINAL', '2025-09-05', '2025-09-12'],
      ['FINAL', '2025-09-13', '2025-09-20'],
    ]);
    expect(dateGrownConsolation(both, '2025-09-05')).toBe(both);
  });

  it('that a correction has left without its first phase do not wait for it', () => {
    const walkovers = quarterfinals.slice(0, 2).map((id) => [id, { outcome: 'DOUBLE_WALKOVER' }] as const);
    const smaller = recordKnockoutResults(dated, Object.fromEntries(walkovers));
    expect(replaySeason(smaller).knockout?.consolation?.stages).toHaveLength(1);
    const final = {
      tournament: 'CONSOLATION',
      phase: 'FINAL',
      startDate: '2025-09-02',
      endDate: '2025-09-05',
    } as const;
    expect(() => datePhases(smaller, [final])).not.toThrow();
    expectRefusal('ROUND_DATES_IMPOSSIBLE', () => datePhases(dated, [final]));
  });

  it.each([
    ['from its first day', '2025-08-20', '2025-09-01'],
    ['from today once that is over', '2025-09-05', '2025-09-05'],
  ])('that a correction has made longer get new dates, as by the draw, %s', (_, today, from) => {
    const absent = quarterfinals.slice(0, 2).map((id) => [id, { outcome: 'DOUBLE_WALKOVER' }] as const);
    const two = recordKnockoutResults(played, Object.fromEntries(absent));
    const small = openPhases(
      publishConsolation(openPhases(two, 'MAIN', '2025-08-01'), []),
      'CONSOLATION',
      '2025-09-01',
    );
    const corrections = Object.fromEntries(quarterfinals.slice(0, 2).map((id) => [id, defenderWins]));
    const grown = recordKnockoutResults(small, corrections);
    const { knockout } = dateGrownConsolation(grown, today);
    expect(knockout?.phaseDates).toEqual(openPhases(grown, 'CONSOLATION', from).knockout?.phaseDates);
    expect(knockout?.phaseDates).toContainEqual(
      expect.objectContaining({ tournament: 'CONSOLATION', phase: 'SEMIFINAL', startDate: from }),
    );
    for (const same of [small, dated, played, publishConsolation(played, [])]) {
      expect(dateGrownConsolation(same, today)).toBe(same);
    }
  });

  it('that has grown begin on the earliest of its days, although that day was set last', () => {
    const opening = Array.from({ length: 8 }, (_, index) => `2025-MAIN-16-${index + 1}`);
    const entered = (result: MatchResult, from: number, record: SeasonRecord) =>
      recordKnockoutResults(record, Object.fromEntries(opening.slice(from, from + 4).map((id) => [id, result])));
    const half = entered(
      { outcome: 'DOUBLE_WALKOVER' },
      4,
      entered(defenderWins, 0, publishDraw(finishedSeasonOf(16), [])),
    );
    const small = openPhases(publishConsolation(half, []), 'CONSOLATION', '2025-09-01');
    const semifinals = { phase: 'SEMIFINAL', startDate: '2025-08-30', endDate: '2025-09-08' } as const;
    const grown = entered(defenderWins, 4, datePhases(small, [{ tournament: 'CONSOLATION', ...semifinals }]));
    expect(datesOf(dateGrownConsolation(grown, '2025-08-01'))[0]).toEqual(['QUARTERFINAL', '2025-08-30', '2025-09-06']);
  });
});
