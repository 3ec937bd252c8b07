import { type Clock, lastQuietHour, zagrebTime } from '../platform/clock';
import { listBackups } from './backup-files';
import { serveBackupRequests } from './backup-requests';
import type { BackupSettings } from './backup-settings';
import { makeBackup } from './make-backup.service';
import { BackupInProgress, type ClubPlace } from './write-backup.service';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const CHECK_INTERVAL_MS = 60_000;

interface ScheduleParts {
  readonly place: ClubPlace;
  readonly settings: BackupSettings;
  /** The machine's clock, not the club's. */
  readonly clock: Clock;
  report(error: unknown): void;
}

/** Makes a backup whenever one is due, and on request of the command line. Returns a stop function. */
export function scheduleBackups({ place, settings, clock, report }: ScheduleParts): () => Promise<void> {
  let working: Promise<unknown> = Promise.resolve();
  const make = (isWanted?: () => Promise<boolean>) => {
    const made = working.then(() => makeBackup(place, settings, clock.now(), isWanted));
    working = made.catch(() => undefined);
    return made;
  };
  const isStillDue = () => isDue(settings, clock.now());
  let isChecking = false;
  const check = async () => {
    // One that takes longer than the interval would be followed by as many more as it took minutes.
    if (isChecking) return;
    isChecking = true;
    try {
      if (await isStillDue()) await make(isStillDue);
    } catch (error) {
      // Another process of the club makes one; the next check sees its file, or makes one in this process' own folder.
      if (error instanceof BackupInProgress) return;
      const reason = error instanceof Error ? error.message : String(error);
      report(new Error(`The backup in ${settings.folder} failed: ${reason}`, { cause: error }));
    } finally {
      isChecking = false;
    }
  };
  const timer = settings.everyHours > 0 ? setInterval(check, CHECK_INTERVAL_MS).unref() : undefined;
  // With a database server the command line makes the backup itself.
  const stopServing =
    place.db.engine === 'embedded' ? serveBackupRequests(place.dataDir, () => make(), report) : () => undefined;
  return async () => {
    clearInterval(timer);
    stopServing();
    await working;
  };
}

/** Whether the newest backup is older than the settings allow, or there is none. */
export async function isDue({ folder, everyHours }: BackupSettings, now: Date): Promise<boolean> {
  const [newest] = await listBackups(folder, now);
  if (!newest) return true;
  // Not that many days after the newest one, but in the quiet hour: the embedded engine answers nothing else meanwhile,
  // and the first backup was made when the server was first started.
  if (everyHours % DAY_HOURS === 0) return newest.madeAt < quietHourBefore(now, everyHours / DAY_HOURS);
  return now.getTime() - newest.madeAt.getTime() >= everyHours * HOUR_MS;
}

/** The quiet hour from which on a backup need not be repeated yet, if one is made every so many days. */
const quietHourBefore = (now: Date, days: number): Date =>
  zagrebTime(lastQuietHour(now))
    .minus({ days: days - 1 })
    .toJSDate();
