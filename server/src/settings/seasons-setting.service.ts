import { isDeepStrictEqual } from 'node:util';
import type { ClubSeasonChange } from '@club/shared/contracts/setting-change';
import type { SeasonInput } from '@club/shared/contracts/settings';
import type { SeasonRemoval } from '@club/shared/contracts/settings-removal';
import { shortDate, withStop } from '@club/shared/domain';
import { recordAction } from '../action-log';
import { voidedFacts, voidReservations } from '../bookings';
import { lockCourtPlan, type Season } from '../court-plan';
import type { Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { upcomingBookings } from '../reservations';
import { refuseOutdated, refuseOutdatedRemoval } from '../setting-change';
import { requireConsent, type VoidConsent } from './bookings-outside';
import { closing } from './setting-rules';
import { allCourtSeasons, deleteCourtSeason, insertCourtSeason, updateCourtSeason } from './settings.repository';
import { seasonFacts } from './settings-labels';

type Seasons = Awaited<ReturnType<typeof allCourtSeasons>>;

interface Change {
  readonly action: string;
  readonly before?: Season;
  readonly after?: Season;
  readonly write: (tx: Tx) => Promise<void>;
}

/** With two seasons at once it would be unclear to which one a day belongs. */
function refuseOverlap(season: Season, seasons: Seasons, itself: Season | undefined): void {
  const other = seasons.find(
    (each) => each !== itself && each.opensOn <= season.closesOn && season.opensOn <= each.closesOn,
  );
  if (!other) return;
  const message = `Razdoblja se preklapaju: ${other.name} (${shortDate(other.opensOn)} – ${shortDate(other.closesOn)}).`;
  const field = other.opensOn <= season.opensOn ? 'opensOn' : 'closesOn';
  throw new Refusal(409, 'SEASONS_OVERLAP', message, { [field]: message });
}

const REASON = 'Termin je izvan sezone';

/** Most names already contain the word: `Sezona 2026.` */
const saved = ({ name }: Season): string => withStop(`Spremljeno je: ${name}`);

/** When the courts are open. */
export function createSeasonsSetting({ db, live, clock }: ServiceParts) {
  const change = (actorId: number, consent: VoidConsent, plan: (seasons: Seasons) => Change | null): Promise<void> =>
    db.transaction(async (tx) => {
      await lockCourtPlan(tx);
      const before = await allCourtSeasons(tx);
      const planned = plan(before);
      if (!planned) return;
      const { action, write, ...facts } = planned;
      if (facts.after) refuseOverlap(facts.after, before, facts.before);
      await write(tx);
      const upcoming = await upcomingBookings(tx, clock.wallClock());
      const outside = closing(upcoming, before, await allCourtSeasons(tx));
      requireConsent(outside, consent);
      const context = { actorId, at: clock.now() };
      await live.changed(tx, 'club-day');
      const voided = await voidReservations(
        tx,
        live,
        outside.map(({ id }) => id),
        { ...context, reason: REASON, cause: 'BOOKING_CANCELLED' },
      );
      await recordAction(tx, {
        ...context,
        action,
        subject: (facts.after ?? facts.before)?.name ?? '',
        before: facts.before && seasonFacts(facts.before),
        after: {
          ...(facts.after && seasonFacts(facts.after)),
          ...(voided.length > 0 && voidedFacts(voided, outside)),
        },
      });
      await live.changed(tx, 'grid');
    });

  const requireSeason = (seasons: Seasons, id: number): Seasons[number] => {
    const season = seasons.find((each) => each.id === id);
    if (!season) throw new Refusal(404, 'SEASON_UNKNOWN', 'Ta sezona ne postoji.');
    return season;
  };

  return {
    /** The same season again, because the answer was lost, changes nothing. */
    async add({ name, opensOn, closesOn }: SeasonInput, actorId: number): Promise<string> {
      const season = { name, opensOn, closesOn };
      await change(actorId, { voidOutside: false }, (seasons) => {
        if (seasons.some((each) => isDeepStrictEqual(seasonFacts(each), seasonFacts(season)))) return null;
        return { action: 'Nova sezona', after: season, write: (tx) => insertCourtSeason(tx, season) };
      });
      return saved(season);
    },

    /** @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed it since it was seen */
    async update(
      id: number,
      { voidOutside = false, seenBookings, seen, ...season }: ClubSeasonChange,
      actorId: number,
    ): Promise<string> {
      await change(actorId, { voidOutside, seenBookings }, (seasons) => {
        const before = requireSeason(seasons, id);
        const [now, wanted] = [seasonFacts(before), seasonFacts(season)];
        if (isDeepStrictEqual(now, wanted)) return null;
        refuseOutdated({ seen: seen && seasonFacts(seen), now, wanted, current: before });
        return { action: 'Promjena sezone', before, after: season, write: (tx) => updateCourtSeason(tx, id, season) };
      });
      return saved(season);
    },

    /** @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed it since it was shown */
    async remove(
      id: number,
      actorId: number,
      { voidOutside, seenBookings, ...shown }: SeasonRemoval = {},
    ): Promise<string> {
      await change(actorId, { voidOutside: voidOutside === 'true', seenBookings }, (seasons) => {
        const before = requireSeason(seasons, id);
        refuseOutdatedRemoval(shown, before);
        return { action: 'Brisanje sezone', before, write: (tx) => deleteCourtSeason(tx, id) };
      });
      return 'Sezona je izbrisana.';
    },
  };
}
