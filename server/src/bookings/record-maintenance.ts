import { recordAction } from '../action-log/action-log.service';
import type { Tx } from '../database/database';
import { type Place, placeWords } from './booking-words';

interface Doing {
  readonly actorId: number;
  readonly at: Date;
}

/** A court kept from the members is an administrator's change; a member's own booking is not. */
export function recordMaintenance(
  tx: Tx,
  doing: Doing,
  place: Place,
  change: { begun: string } | { ended: string },
): Promise<void> {
  const what =
    'begun' in change
      ? { action: 'Održavanje', after: { Razlog: change.begun } }
      : { action: 'Kraj održavanja', before: { Razlog: change.ended } };
  return recordAction(tx, { ...doing, subject: placeWords(place), ...what });
}
