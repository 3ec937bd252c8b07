import type { Handle } from '../../platform/database';

/** By round, initial pyramid before result pyramid, from the top left. */
export const cellsOfSeason = (handle: Handle, year: number) =>
  handle
    .selectFrom('league_cell')
    .selectAll()
    .where('year', '=', year)
    .orderBy('round')
    .orderBy('sheet')
    .orderBy('row')
    .orderBy('position')
    .execute();

export type CellRow = Awaited<ReturnType<typeof cellsOfSeason>>[number];

export const roundsOfSeason = (handle: Handle, year: number) =>
  handle
    .selectFrom('league_round')
    .select(['number', 'start_date as startDate', 'end_date as endDate', 'closed'])
    .where('year', '=', year)
    .orderBy('number')
    .execute();

export type RoundRow = Awaited<ReturnType<typeof roundsOfSeason>>[number];
