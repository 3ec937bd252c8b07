import { setTimeout } from 'node:timers/promises';
import { dayAfter, yearOf } from '@club/shared/domain';
import { saveOpenedAt } from '../club-opening';
import { hasPresets, presetSeason, type Season, writePresets } from '../court-plan';
import type { Clock } from '../platform/clock';
import type { Database, Tx } from '../platform/database';
import type { Directory } from '../platform/identity';
import { DEMO_PASSWORD } from './demo-members';
import { tryFirstStartLock } from './first-start.repository';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly directory: Directory;
  /** The folder of all media files. */
  readonly media: string;
  /** Whether the club gets demo members and their history too. */
  readonly demo: boolean;
}

/**
 * Writes the initial data to an empty database; does not change any other. All of it is written or nothing is.
 * @returns whether the database was empty
 */
export async function firstStart({ db, clock, directory, media, demo }: Parts): Promise<boolean> {
  // A later start waits for no other process.
  if (await hasPresets(db.handle)) return false;
  return db.transaction(async (tx) => {
    await waitForTurn(tx);
    const today = clock.today();
    const empty = await writePresets(tx, today, demo ? demoSeason(today) : presetSeason(today));
    if (empty && demo) {
      // Loaded only now: later starts do not need the demo's content.
      const [{ writeDemo }, { writeDemoGallery }] = [await import('./write-demo'), await import('./demo-gallery')];
      // Another thread hashes the password while this one draws.
      const [password] = await Promise.all([
        directory.sharePassword(DEMO_PASSWORD),
        writeDemoGallery(tx, media, clock.now()),
      ]);
      await writeDemo(tx, db, { directory, password, now: clock.now() });
    }
    // The first administrator opens a club without demo data.
    if (empty && !demo) await saveOpenedAt(tx, null);
    return empty;
  });
}

const ASK_AGAIN_MS = 200;

/** Processes that start at once write one after another. Polls, because a statement that waits long is cancelled. */
async function waitForTurn(tx: Tx): Promise<void> {
  for (;;) {
    if (await tryFirstStartLock(tx)) return;
    await setTimeout(ASK_AGAIN_MS);
  }
}

/** Open on any date, so that the demo works at any time (resolution 1). */
function demoSeason(today: string): Season {
  return { name: `Sezona ${yearOf(today)}.`, opensOn: dayAfter(today, -60), closesOn: dayAfter(today, 120) };
}
