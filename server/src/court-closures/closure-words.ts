import type { CourtClosureInput } from '@club/shared/contracts/settings';
import type { Facts } from '../action-log/action-log.service';
import { shortDate } from '../clock/day-rules';
import { countedReservations } from '../words/counted';

const daysOf = ({ from, to }: CourtClosureInput): string =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;

const timesOf = ({ fromTime, toTime }: CourtClosureInput): string =>
  fromTime || toTime ? `${fromTime ?? '00:00'}–${toTime ?? '24:00'}` : 'cijeli dan';

/** What is closed, in one line. */
export const closureName = (closure: CourtClosureInput): string =>
  `Teren ${[...closure.courts].sort().join(', ')}: ${daysOf(closure)}, ${timesOf(closure)}`;

export const closureFacts = (closure: CourtClosureInput, voided: number): Facts => ({
  Razlog: closure.reason,
  Otkazano: countedReservations(voided),
});
