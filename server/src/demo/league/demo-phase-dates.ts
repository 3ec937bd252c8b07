import { dayAfter } from '@club/shared/domain';
import { datePhases, type KnockoutPhase, replaySeason, type SeasonRecord, type Tournament } from '../../league';

const PHASE_DAYS = 4;

/**
 * The phases follow one another. The consolation is drawn once everybody has played in the main draw: the best have
 * their first match among the last 32.
 */
export function withPhaseDates(record: SeasonRecord, firstDay: string): SeasonRecord {
  const { knockout } = replaySeason(record);
  if (!knockout) return record;
  const phasesOf = (brackets: readonly (typeof knockout.main)[]): KnockoutPhase[] => [
    ...new Set(brackets.flatMap(({ stages }) => stages.flat().map(({ phase }) => phase))),
  ];
  const main = phasesOf([...knockout.qualifications, knockout.main]);
  const firstOfConsolation = main.indexOf('ROUND_OF_32') + 1;
  const phases: [Tournament, KnockoutPhase, number][] = [
    ...main.map((phase, index): [Tournament, KnockoutPhase, number] => ['MAIN', phase, index]),
    ['MAIN', 'THIRD_PLACE', main.length - 1],
    ...phasesOf(knockout.consolation ? [knockout.consolation] : []).map(
      (phase, index): [Tournament, KnockoutPhase, number] => ['CONSOLATION', phase, firstOfConsolation + index],
    ),
  ];
  const dates = phases.map(([tournament, phase, index]) => {
    const startDate = dayAfter(firstDay, index * PHASE_DAYS);
    return { tournament, phase, startDate, endDate: dayAfter(startDate, PHASE_DAYS - 1) };
  });
  return datePhases(record, dates);
}

/** The last day of a season with a dated knockout. */
export function lastDayOf({ knockout }: SeasonRecord): string {
  const days = knockout?.phaseDates.map(({ endDate }) => endDate).toSorted();
  return days?.at(-1) ?? '';
}
