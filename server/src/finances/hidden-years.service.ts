import type { HiddenYearsChange } from '@club/shared/contracts/setting-change';
import type { HiddenYearsInput } from '@club/shared/contracts/settings';
import type { Handle } from '../platform/database';
import type { ServiceParts } from '../platform/service-parts';
import { changeSetting, type Setting } from '../setting-change';
import { hiddenYears, lockHiddenYears, replaceHiddenYears } from './hidden-years.repository';

/** Years that the selectors of the finances leave out, oldest first (resolution 25). */
export const readHiddenYears = async (handle: Handle): Promise<number[]> => inOrder(await hiddenYears(handle));

/** Each year once, oldest first. */
const inOrder = (years: readonly number[]): number[] => [...new Set(years)].sort((a, b) => a - b);

const HIDDEN_YEARS: Setting<HiddenYearsInput> = {
  lock: lockHiddenYears,
  read: async (tx) => ({ years: await readHiddenYears(tx) }),
  write: (tx, { years }) => replaceHiddenYears(tx, inOrder(years)),
  facts: ({ years }) => ({
    Skriveno:
      inOrder(years)
        .map((year) => `${year}.`)
        .join(', ') || 'ništa',
  }),
  action: 'Skrivene godine financija',
  subject: 'Financije',
  announce: (tx, live) => live.changed(tx, 'finances'),
};

/**
 * Replaces the hidden years; returns the message for the administrator.
 * @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed them since they were seen
 */
type HiddenYearsSetting = (change: HiddenYearsChange, actorId: number) => Promise<string>;

export function createHiddenYearsSetting(parts: ServiceParts): HiddenYearsSetting {
  return async ({ seen, ...wanted }, actorId) => {
    await changeSetting(parts, HIDDEN_YEARS, { seen, wanted }, actorId);
    return 'Skrivene godine su spremljene.';
  };
}
