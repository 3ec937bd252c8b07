import type { Knockout } from '../knockout/knockout';
import type { PhaseDates } from '../knockout/knockout-record';
import { EngineRefusal } from '../refusal';
import { daysAfter, isZagrebDate, type ZagrebDate } from '../round/zagreb-date';
import { replaySeason } from './replay-season';
import type { RoundOpening, SeasonRecord } from './season-record';

/** Days of a knockout phase unless ADMIN sets others (resolution 41). */
const PHASE_DAYS = 8;

/** The default end of a phase that opens on a day: 8 days in total. Source: resolution 41. */
export function defaultPhaseEnd(startDate: ZagrebDate): ZagrebDate {
  return daysAfter(startDate, PHASE_DAYS - 1);
}

/**
 * Moves the dates of the open round. Refuses when no round is open, and dates that end before they begin or do not
 * begin later than the previous round. Source: resolution 41.
 */
export function moveRound(
  record: SeasonRecord,
  { startDate, endDate }: Pick<RoundOpening, 'startDate' | 'endDate'>,
): SeasonRecord {
  const open = record.rounds.at(-1);
  if (!open || record.isFinished) throw new EngineRefusal('NO_OPEN_ROUND', 'Nijedno kolo nije otvoreno.');
  checkRoundDates({ startDate, endDate }, record.rounds.at(-2)?.startDate);
  return { ...record, rounds: [...record.rounds.slice(0, -1), { ...open, startDate, endDate }] };
}

/**
 * Opens phases of the knockout for results, or moves their dates. Refuses before the draw, a phase that the drawn
 * brackets do not have, and dates that end before they begin. Source: resolution 41.
 */
export function datePhases(record: SeasonRecord, dates: readonly PhaseDates[]): SeasonRecord {
  const knockout = replaySeason(record).knockout;
  for (const { tournament, phase, startDate, endDate } of dates) {
    if (!knockout || !phasesOf(knockout, tournament).has(phase)) {
      throw new EngineRefusal('PHASE_UNKNOWN', 'Ta se faza ne igra.');
    }
    checkDates({ startDate, endDate });
  }
  if (!record.knockout) return record;
  const others = record.knockout.phaseDates.filter(
    (other) => !dates.some(({ tournament, phase }) => other.tournament === tournament && other.phase === phase),
  );
  return { ...record, knockout: { ...record.knockout, phaseDates: [...others, ...dates] } };
}

/** Refuses invalid dates of a round. */
export function checkRoundDates(
  dates: Pick<RoundOpening, 'startDate' | 'endDate'>,
  previousStart: ZagrebDate | undefined,
): void {
  checkDates(dates);
  if (previousStart === undefined || dates.startDate > previousStart) return;
  throw impossible('startDate', 'Kolo mora početi nakon početka prethodnoga.');
}

function checkDates({ startDate, endDate }: Pick<RoundOpening, 'startDate' | 'endDate'>): void {
  if (!isZagrebDate(startDate)) throw impossible('startDate', 'Odaberite ispravan datum.');
  if (!isZagrebDate(endDate)) throw impossible('endDate', 'Odaberite ispravan datum.');
  if (endDate < startDate) throw impossible('endDate', 'Kraj ne može biti prije početka.');
}

function impossible(property: 'startDate' | 'endDate', message: string): EngineRefusal {
  return new EngineRefusal('ROUND_DATES_IMPOSSIBLE', message, property);
}

function phasesOf({ qualifications, main, consolation }: Knockout, tournament: PhaseDates['tournament']) {
  const brackets = tournament === 'MAIN' ? [...qualifications, main] : consolation ? [consolation] : [];
  const matches = brackets.flatMap(({ stages, thirdPlace }) => [...stages.flat(), ...(thirdPlace ? [thirdPlace] : [])]);
  return new Set(matches.map(({ phase }) => phase));
}
