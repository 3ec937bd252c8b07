import { shortDate } from '@club/shared/domain';
import { noOpenRound } from './no-open-round';
import { checkPeriod, impossibleDate, type Period } from './period';
import type { SeasonRecord } from './season-record';

/**
 * Moves the dates of the open round. An unchanged start is not checked, so that the end of a running round can always
 * be moved. Source: resolution 41.
 * @throws EngineRefusal `NO_OPEN_ROUND`; `ROUND_DATES_IMPOSSIBLE` (`checkRoundDates`)
 */
export function moveRound(record: SeasonRecord, { startDate, endDate }: Period): SeasonRecord {
  const open = record.rounds.at(-1);
  if (!open || record.isFinished) throw noOpenRound();
  checkRoundDates({ startDate, endDate }, startDate === open.startDate ? undefined : record.rounds.at(-2));
  return { ...record, rounds: [...record.rounds.slice(0, -1), { ...open, startDate, endDate }] };
}

/**
 * Refuses invalid dates of the round that is opened next: as `checkRoundDates`, but the end of the previous round,
 * which is still open, can be moved first.
 */
export function checkNextDates(dates: Period, open: Period | undefined): void {
  checkRoundDates(dates, open, ' Ako se prethodno zatvara ranije, najprije mu pomaknite kraj.');
}

/**
 * Refuses invalid dates of a round, and a start before the previous round is over: no two rounds are played at the same
 * time.
 */
function checkRoundDates(dates: Period, previous: Period | undefined, remedy = ''): void {
  checkPeriod(dates);
  if (!previous || dates.startDate > previous.endDate) return;
  const until = shortDate(previous.endDate);
  throw impossibleDate('startDate', `Kolo mora početi nakon kraja prethodnoga, koje traje do ${until}${remedy}`);
}
