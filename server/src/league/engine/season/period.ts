import { type DateProperty, EngineRefusal } from '../refusal';
import { isZagrebDate, type ZagrebDate } from '../round/zagreb-date';

/** The first and the last day of a round or phase. */
export interface Period {
  readonly startDate: ZagrebDate;
  readonly endDate: ZagrebDate;
}

/**
 * Refuses days that do not exist, and an end before the start.
 * @throws EngineRefusal `ROUND_DATES_IMPOSSIBLE` with the day as `property`
 */
export function checkPeriod({ startDate, endDate }: Period): void {
  if (!isZagrebDate(startDate)) throw impossibleDate('startDate', 'Odaberite ispravan datum.');
  if (!isZagrebDate(endDate)) throw impossibleDate('endDate', 'Odaberite ispravan datum.');
  if (endDate < startDate) throw impossibleDate('endDate', 'Kraj ne može biti prije početka.');
}

/** The refusal `ROUND_DATES_IMPOSSIBLE` of one day. @param message Croatian */
export function impossibleDate(property: DateProperty, message: string): EngineRefusal {
  return new EngineRefusal('ROUND_DATES_IMPOSSIBLE', message, property);
}
