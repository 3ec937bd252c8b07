import type { LandingDatesChange } from '@club/shared/contracts/setting-change';
import { recordAction } from '../action-log';
import { type LandingDates, landingDates } from '../court-plan';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import { Refusal, refuseOutdated } from '../platform/http';
import type { Live } from '../platform/live';
import { lockLandingDates, updateLandingDates } from './settings.repository';

/** `06.04.` of `04-06`. */
const dayMonth = (monthDay: string): string => `${monthDay.slice(3)}.${monthDay.slice(0, 2)}.`;

const facts = ({ registrationFrom, leagueFrom, leagueUntil }: LandingDates) => ({
  'Prijave od': dayMonth(registrationFrom),
  'Liga od': dayMonth(leagueFrom),
  'Liga do': dayMonth(leagueUntil),
});

/**
 * Days of the year that determine the links of the landing page (resolution 27).
 * @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed them since they were seen
 */
type LandingSetting = (dates: LandingDatesChange, actorId: number) => Promise<string>;

export function createLandingSetting(parts: { db: Database; live: Live; clock: Clock }): LandingSetting {
  const { db, live, clock } = parts;
  return async ({ seen, ...dates }, actorId) => {
    if (dates.leagueFrom <= dates.registrationFrom) {
      const message = 'Liga mora početi nakon početka prijava.';
      throw new Refusal(400, 'LANDING_ORDER', message, { leagueFrom: message });
    }
    if (dates.leagueUntil < dates.leagueFrom) {
      const message = 'Liga ne može završiti prije nego što počne.';
      throw new Refusal(400, 'LANDING_ORDER', message, { leagueUntil: message });
    }
    await db.transaction(async (tx) => {
      await lockLandingDates(tx);
      const current = await landingDates(tx);
      const [before, after] = [facts(current), facts(dates)];
      refuseOutdated({ seen: seen && facts(seen), now: before, wanted: after, current });
      await updateLandingDates(tx, dates);
      const change = { action: 'Datumi naslovnice', subject: 'Naslovnica', before, after };
      await recordAction(tx, { actorId, at: clock.now(), ...change });
      await live.changed(tx, 'club-day');
    });
    return 'Datumi naslovnice su spremljeni.';
  };
}
