import type { HiddenYearsChange } from '@club/shared/contracts/setting-change';
import { recordAction } from '../action-log';
import type { Clock } from '../platform/clock';
import type { Database, Handle } from '../platform/database';
import { refuseOutdated } from '../platform/http';
import type { Live } from '../platform/live';
import { hiddenYears, lockHiddenYears, replaceHiddenYears } from './books.repository';

/** Years that the selectors of the finances leave out, oldest first (resolution 25). */
export const readHiddenYears = async (handle: Handle): Promise<number[]> => inOrder(await hiddenYears(handle));

/** Each year once, oldest first. */
const inOrder = (years: readonly number[]): number[] => [...new Set(years)].sort((a, b) => a - b);

/**
 * Replaces the hidden years; returns the message for the administrator.
 * @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed them since they were seen
 */
type HiddenYearsSetting = (change: HiddenYearsChange, actorId: number) => Promise<string>;

export function createHiddenYearsSetting(parts: { db: Database; live: Live; clock: Clock }): HiddenYearsSetting {
  const { db, live, clock } = parts;
  return async ({ years, seen }, actorId) => {
    await db.transaction(async (tx) => {
      await lockHiddenYears(tx);
      const current = await readHiddenYears(tx);
      const [before, after] = [facts(current), facts(inOrder(years))];
      refuseOutdated({
        seen: seen && facts(inOrder(seen.years)),
        now: before,
        wanted: after,
        current: { years: current },
      });
      await replaceHiddenYears(tx, inOrder(years));
      const change = { action: 'Skrivene godine financija', subject: 'Financije', before, after };
      await recordAction(tx, { actorId, at: clock.now(), ...change });
      await live.changed(tx, 'finances');
    });
    return 'Skrivene godine su spremljene.';
  };
}

const facts = (years: readonly number[]) => ({ Skriveno: years.map((year) => `${year}.`).join(', ') || 'ništa' });
