import type { FairUse } from '@club/shared/contracts/fair-use';
import type { FairUseChange } from '@club/shared/contracts/setting-change';
import { type Facts, recordAction } from '../action-log';
import { lockCourtPlan } from '../court-plan';
import { readFairUse, saveFairUse } from '../fair-use';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import { refuseOutdated } from '../platform/http';
import type { Live } from '../platform/live';

const limit = (most: number | null): string => (most === null ? 'bez ograničenja' : String(most));

const facts = (rules: FairUse): Facts => ({
  'Otvorene prijateljske': limit(rules.openFriendly),
  'Otvorene ligaške': limit(rules.openLeague),
  'Rezervacija u tjednu': limit(rules.perWeek),
  'Dva terena odjednom': rules.oneCourtAtOnce ? 'ne' : 'da',
  'Otkazivanje, sati prije početka': limit(rules.cancelHours),
});

/**
 * The club's limits for bookings; existing bookings are not affected.
 * @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed them since they were seen
 */
type FairUseSetting = (rules: FairUseChange, actorId: number) => Promise<string>;

export function createFairUseSetting(parts: { db: Database; live: Live; clock: Clock }): FairUseSetting {
  const { db, live, clock } = parts;
  return async ({ seen, ...rules }, actorId) => {
    await db.transaction(async (tx) => {
      await lockCourtPlan(tx);
      const current = await readFairUse(tx);
      const [before, after] = [facts(current), facts(rules)];
      refuseOutdated({ seen: seen && facts(seen), now: before, wanted: after, current });
      await saveFairUse(tx, rules);
      const change = { action: 'Pravila rezerviranja', subject: 'Rezervacije', before, after };
      await recordAction(tx, { actorId, at: clock.now(), ...change });
      await live.changed(tx, 'club-day');
    });
    return 'Pravila rezerviranja su spremljena.';
  };
}
