import { yearOf } from '@club/shared/domain';
import type { Handle } from '../../platform/database';
import { findSeason, frameOf, presetFrame, type SeasonFrame } from '../seasons/league-seasons.repository';

export interface Window {
  readonly year: number;
  readonly frame: SeasonFrame;
  /** The form is open, but outside the season's usual time. */
  readonly isNextSeason: boolean;
}

/**
 * The season of the registration form: this year's until its registration ends, from then on next year's (resolution
 * 49).
 * @param today Zagreb date
 */
export async function registrationWindow(handle: Handle, today: string): Promise<Window> {
  const thisYear = yearOf(today);
  const frame = await frameIn(handle, thisYear);
  if (today <= frame.registrationUntil) {
    return { year: thisYear, frame, isNextSeason: today < frame.registrationFrom };
  }
  return { year: thisYear + 1, frame: await frameIn(handle, thisYear + 1), isNextSeason: true };
}

async function frameIn(handle: Handle, year: number): Promise<SeasonFrame> {
  const season = await findSeason(handle, year);
  return season ? frameOf(season) : presetFrame(year);
}
