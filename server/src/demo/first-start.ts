import type { Clock } from '../clock/clock';
import { dayAfter } from '../clock/day-rules';
import type { Database } from '../database/database';
import type { Directory } from '../identity/directory';
import { writePresets } from '../seasons/presets';
import { presetSeason, type Season } from '../seasons/season-rules';
import { writeDemo } from './write-demo';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly directory: Directory;
  /** Whether the club gets demo members and their history too. */
  readonly demo: boolean;
}

/**
 * Gives an empty database what a club begins with; leaves any other alone. Everything lands at once or nothing does.
 * @returns whether the database was empty
 */
export function firstStart({ db, clock, directory, demo }: Parts): Promise<boolean> {
  return db.transaction(async (tx) => {
    const today = clock.today();
    const empty = await writePresets(tx, today, demo ? demoSeason(today) : presetSeason(today));
    if (empty && demo) await writeDemo(tx, db, directory, today);
    return empty;
  });
}

/** Open on any date on which somebody tries the product (resolution #1). */
function demoSeason(today: string): Season {
  return { name: `Sezona ${today.slice(0, 4)}.`, opensOn: dayAfter(today, -60), closesOn: dayAfter(today, 120) };
}
