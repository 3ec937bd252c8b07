import type { SeasonChanges, SeasonChangesQuery } from '@club/shared/contracts/league/season-changes';
import { clampPage, type Database } from '../../platform/database';
import { findSeason } from '../seasons/league-seasons.repository';
import { seasonUnknown } from '../seasons/stored-season';
import { countSeasonChanges, listSeasonChanges } from './season-changes.repository';

export type ListChanges = ReturnType<typeof createListChanges>;

export function createListChanges({ handle }: Database) {
  /**
   * The changes of a season, newest first: a page, the last one when `page` is out of range, or all of them; and their
   * number.
   * @throws Refusal 404 for an unknown season
   */
  return async (year: number, { page, size }: SeasonChangesQuery): Promise<{ rows: SeasonChanges; total: number }> => {
    if (!(await findSeason(handle, year))) throw seasonUnknown(year);
    const total = await countSeasonChanges(handle, year);
    const wanted =
      page === undefined ? { offset: 0, size: total } : { offset: clampPage(page, size, total) * size, size };
    return { rows: await listSeasonChanges(handle, year, wanted), total };
  };
}
