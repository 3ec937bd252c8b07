import type { Retention, RetentionInput } from '@club/shared/contracts/privacy';
import type { RetentionChange } from '@club/shared/contracts/setting-change';
import { DateTime } from 'luxon';
import { removeStrayFiles } from '../gallery';
import { purgeNotices } from '../notices';
import { type Clock, lastQuietHour } from '../platform/clock';
import { reclaimSpace } from '../platform/database';
import type { ServiceParts } from '../platform/service-parts';
import { changeSetting, type Setting } from '../setting-change';
import {
  lockRetention,
  type PurgeCounts,
  readRetention,
  recordPurge,
  removeActions,
  saveRetention,
  tryLockRetention,
} from './retention.repository';

const CHECK_INTERVAL_MS = 60 * 60_000;

const PERIODS: Setting<RetentionInput> = {
  lock: lockRetention,
  async read(tx) {
    const { actionLogMonths, noticeMonths } = await readRetention(tx);
    return { actionLogMonths, noticeMonths };
  },
  write: saveRetention,
  facts: ({ actionLogMonths, noticeMonths }) => ({
    'Dnevnik, mjeseci': String(actionLogMonths),
    'Obavijesti, mjeseci': String(noticeMonths),
  }),
  action: 'Rokovi čuvanja',
  subject: 'Privatnost',
  announce: (tx, live) => live.changed(tx, 'club-day'),
};

export type Retentions = ReturnType<typeof createRetention>;

interface Parts extends ServiceParts {
  /** The folder of all media files. */
  readonly media: string;
}

export interface PurgeResult extends PurgeCounts {
  /** Of interrupted changes of the gallery. */
  readonly files: number;
}

/**
 * How long the action log and the notices are kept. Once a day, in the quiet hour, the server deletes what is older, frees
 * the space of everything deleted for reuse, and removes files that interrupted changes of the gallery have left.
 */
export function createRetention(parts: Parts) {
  const { db } = parts;
  /** What this process has deleted and not recorded yet, in attempts that failed too. */
  let unrecorded: PurgeCounts = { actions: 0, notices: 0 };

  /** Deletes old actions. @returns undefined: not due, or another process does it */
  const purgeActions = (now: Date) =>
    db.transaction(async (tx) => {
      const held = await tryLockRetention(tx);
      if (!held || isPurged(held.purgedAt, now)) return undefined;
      return { ...held, actions: await removeActions(tx, monthsBefore(now, held.actionLogMonths)) };
    });

  /**
   * Recorded last: what was interrupted is repeated with the next check. Two processes that repeat it at once do each
   * other no harm.
   * @param now by the machine's clock, not the club's, which may have been set for a trial: what is deleted is lost
   */
  const purge = async (now: Date): Promise<PurgeResult | undefined> => {
    const due = await purgeActions(now);
    if (!due) return undefined;
    unrecorded = { ...unrecorded, actions: unrecorded.actions + due.actions };
    await purgeNotices(parts, monthsBefore(now, due.noticeMonths), (count) => {
      unrecorded = { ...unrecorded, notices: unrecorded.notices + count };
    });
    await reclaimSpace(db);
    const purged = unrecorded;
    await db.transaction((tx) => recordPurge(tx, now, purged, due.purgedAt));
    unrecorded = { actions: 0, notices: 0 };
    // After the record: a file that cannot be removed is reported once a day.
    return { ...purged, files: await removeStrayFiles(parts, now) };
  };

  return {
    async read(): Promise<Retention> {
      const { purgedAt, ...kept } = await readRetention(db.handle);
      return { ...kept, thinnedAt: purgedAt?.toISOString() ?? null };
    },
    purge,

    /** @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed it since it was seen */
    async save({ seen, ...wanted }: RetentionChange, actorId: number): Promise<string> {
      await changeSetting(parts, PERIODS, { seen, wanted }, actorId);
      return 'Rokovi čuvanja su spremljeni.';
    },

    /**
     * @param machineClock see `purge`
     * @param note receives what was deleted, for the server's log
     */
    schedule(
      machineClock: Clock,
      note: (purged: PurgeResult) => void,
      report: (error: unknown) => void,
    ): () => Promise<void> {
      let working: Promise<void> = Promise.resolve();
      const check = () => {
        working = purge(machineClock.now()).then((purged) => {
          if (purged) note(purged);
        }, report);
      };
      const first = setTimeout(check, 60_000).unref();
      const again = setInterval(check, CHECK_INTERVAL_MS).unref();
      return () => {
        clearTimeout(first);
        clearInterval(again);
        return working;
      };
    },
  };
}

const monthsBefore = (now: Date, months: number): Date => DateTime.fromJSDate(now).minus({ months }).toJSDate();

/**
 * Whether it was done since the last quiet hour. A time in the future does not count: a clock that was ahead recorded
 * it, and it would stop the deletions until then.
 */
const isPurged = (purgedAt: Date | null, now: Date): boolean =>
  purgedAt !== null && purgedAt <= now && purgedAt >= lastQuietHour(now);
