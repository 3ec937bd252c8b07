import type { FairUse } from '@club/shared/contracts/fair-use';
import type { FairUseChange } from '@club/shared/contracts/setting-change';
import { lockCourtPlan } from '../court-plan';
import { readFairUse, saveFairUse } from '../fair-use';
import type { ServiceParts } from '../platform/service-parts';
import { changeSetting, type Setting } from '../setting-change';

const limit = (most: number | null): string => (most === null ? 'bez ograničenja' : String(most));

const RULES: Setting<FairUse> = {
  lock: lockCourtPlan,
  read: readFairUse,
  write: saveFairUse,
  facts: (rules) => ({
    'Otvorene prijateljske': limit(rules.openFriendly),
    'Otvorene ligaške': limit(rules.openLeague),
    'Rezervacija u tjednu': limit(rules.perWeek),
    'Član u isto vrijeme može imati samo jedan teren': rules.oneCourtAtOnce ? 'da' : 'ne',
    'Otkazivanje, sati prije početka': limit(rules.cancelHours),
  }),
  action: 'Pravila rezerviranja',
  subject: 'Rezervacije',
  announce: (tx, live) => live.changed(tx, 'club-day'),
};

/**
 * The club's limits for bookings; existing bookings are not affected.
 * @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed them since they were seen
 */
type FairUseSetting = (rules: FairUseChange, actorId: number) => Promise<string>;

export function createFairUseSetting(parts: ServiceParts): FairUseSetting {
  return async ({ seen, ...wanted }, actorId) => {
    await changeSetting(parts, RULES, { seen, wanted }, actorId);
    return 'Pravila rezerviranja su spremljena.';
  };
}
