import { type ActionContext, recordAction } from '../action-log';
import type { Tx } from '../platform/database';
import { formatPlace, type Place } from '../reservations';

/** Maintenance of a court is an administrator's action; a member's own booking is not. */
export function recordMaintenance(
  tx: Tx,
  context: ActionContext,
  place: Place,
  change: { begun: string } | { ended: string },
): Promise<void> {
  const what =
    'begun' in change
      ? { action: 'Održavanje', after: { Razlog: change.begun } }
      : { action: 'Kraj održavanja', before: { Razlog: change.ended } };
  return recordAction(tx, { ...context, subject: formatPlace(place), ...what });
}
