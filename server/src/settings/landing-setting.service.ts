import type { LandingDatesChange } from '@club/shared/contracts/setting-change';
import { type LandingDates, landingDates } from '../club-day';
import { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { changeSetting, type Setting } from '../setting-change';
import { lockLandingDates, updateLandingDates } from './settings.repository';

/** `06.04.` of `04-06`. */
const dayMonth = (monthDay: string): string => `${monthDay.slice(3)}.${monthDay.slice(0, 2)}.`;

const DATES: Setting<LandingDates> = {
  lock: lockLandingDates,
  read: landingDates,
  write: updateLandingDates,
  facts: ({ registrationFrom, leagueFrom, leagueUntil }) => ({
    'Prijave od': dayMonth(registrationFrom),
    'Liga od': dayMonth(leagueFrom),
    'Liga do': dayMonth(leagueUntil),
  }),
  action: 'Datumi naslovnice',
  subject: 'Naslovnica',
  announce: (tx, live) => live.changed(tx, 'club-day'),
};

/**
 * Days of the year that determine the links of the landing page (resolution 27).
 * @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed them since they were seen
 */
type LandingSetting = (dates: LandingDatesChange, actorId: number) => Promise<string>;

export function createLandingSetting(parts: ServiceParts): LandingSetting {
  return async ({ seen, ...wanted }, actorId) => {
    if (wanted.leagueFrom <= wanted.registrationFrom) {
      const message = 'Liga mora početi nakon početka prijava.';
      throw new Refusal(400, 'LANDING_ORDER', message, { leagueFrom: message });
    }
    if (wanted.leagueUntil < wanted.leagueFrom) {
      const message = 'Liga ne može završiti prije nego što počne.';
      throw new Refusal(400, 'LANDING_ORDER', message, { leagueUntil: message });
    }
    await changeSetting(parts, DATES, { seen, wanted }, actorId);
    return 'Datumi naslovnice su spremljeni.';
  };
}
