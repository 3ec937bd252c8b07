import { yearOf } from '@club/shared/domain';
import type { Handle } from '../../platform/database';
import {
  findSeason,
  frameOf,
  type LeagueSeasonRow,
  publishedRounds,
  type SeasonFrame,
} from '../seasons/league-seasons.repository';
import { newSeason } from '../seasons/prepare-season';
import { takesPlayers, takesSubstitutesOnly } from '../seasons/takes-players';

export interface Window {
  readonly year: number;
  readonly frame: SeasonFrame;
  /** The form is open, but outside the season's usual time. */
  readonly isNextSeason: boolean;
}

/**
 * The season of the registration form: this year's until its registration ends or no round is left to join, from then
 * on next year's (resolution 49).
 * @param today Zagreb date
 */
export async function registrationWindow(handle: Handle, today: string): Promise<Window> {
  const { year, frame } = await openSeason(handle, today);
  return { year, frame, isNextSeason: today < frame.registrationFrom || today > frame.registrationUntil };
}

async function openSeason(handle: Handle, today: string): Promise<Pick<Window, 'year' | 'frame'>> {
  const thisYear = yearOf(today);
  const season = await findSeason(handle, thisYear);
  const frame = await frameIn(handle, season, thisYear);
  if (today <= frame.registrationUntil && (!season || (await canJoin(handle, season)))) {
    return { year: thisYear, frame };
  }
  const nextYear = thisYear + 1;
  return { year: nextYear, frame: await frameIn(handle, await findSeason(handle, nextYear), nextYear) };
}

const canJoin = async (handle: Handle, season: LeagueSeasonRow): Promise<boolean> =>
  takesPlayers(season) && !takesSubstitutesOnly(season, (await publishedRounds(handle)).get(season.year) ?? 0);

/** Where there is no season yet: the frame that the first registration prepares it with. */
const frameIn = async (handle: Handle, season: LeagueSeasonRow | undefined, year: number): Promise<SeasonFrame> =>
  season ? frameOf(season) : (await newSeason(handle, year)).frame;
