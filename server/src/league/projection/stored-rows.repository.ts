import type { Handle } from '../../platform/database';
import type { ProjectionTable, SeasonRows } from './season-rows';

/** Everything that pages read of a season, as it is stored. */
export async function storedRows(handle: Handle, year: number): Promise<SeasonRows> {
  const of = <Table extends ProjectionTable>(table: Table) =>
    handle
      .selectFrom(table as ProjectionTable)
      .selectAll()
      .where('year', '=', year)
      .execute();
  return {
    league_match: await of('league_match'),
    league_cell: await of('league_cell'),
    league_participation: await of('league_participation'),
    league_title: await of('league_title'),
    league_group_row: await of('league_group_row'),
    league_draw: await of('league_draw'),
  } as unknown as SeasonRows;
}
