import type { Database } from '../../platform/database';
import { findSeason } from '../seasons/league-seasons.repository';
import { seasonUnknown } from './change-season';
import { seasonChangesSince } from './season-changes.repository';

/** All changes of a season, newest first. @throws Refusal 404 for an unknown season */
export async function listChanges({ handle }: Database, year: number) {
  if (!(await findSeason(handle, year))) throw seasonUnknown(year);
  return seasonChangesSince(handle, year, 0);
}
