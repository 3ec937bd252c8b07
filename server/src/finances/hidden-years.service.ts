import { recordAction } from '../action-log';
import type { Clock } from '../platform/clock';
import type { Database, Handle } from '../platform/database';
import type { Live } from '../platform/live';
import { hiddenYears, lockHiddenYears, replaceHiddenYears } from './books.repository';

/** Years that the selectors of the finances leave out, oldest first (resolution #25). */
export const readHiddenYears = async (handle: Handle): Promise<number[]> =>
  (await hiddenYears(handle)).sort((a, b) => a - b);

/** Replaces the hidden years; returns the message for the administrator. */
export type HiddenYearsSetting = (years: readonly number[], actorId: number) => Promise<string>;

export function createHiddenYearsSetting(parts: { db: Database; live: Live; clock: Clock }): HiddenYearsSetting {
  const { db, live, clock } = parts;
  return async (years, actorId) => {
    await db.transaction(async (tx) => {
      await lockHiddenYears(tx);
      const before = facts(await readHiddenYears(tx));
      await replaceHiddenYears(tx, [...new Set(years)]);
      const after = facts(await readHiddenYears(tx));
      const change = { action: 'Skrivene godine financija', subject: 'Financije', before, after };
      await recordAction(tx, { actorId, at: clock.now(), ...change });
      await live.changed(tx, 'finances');
    });
    return 'Skrivene godine su spremljene.';
  };
}

const facts = (years: readonly number[]) => ({ Skriveno: years.map((year) => `${year}.`).join(', ') || 'ništa' });
