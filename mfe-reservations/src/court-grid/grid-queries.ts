import { GRID_VERSION_HEADER, type Slot, SlotList } from '@club/shared/contracts/bookings/grid';
import { answer, http } from '@club/shared/http';
import { queryOptions } from '@club/shared/query';
import { keys } from '../query-keys';

/** The four days from the server, with their version of the topic `grid`. */
export interface Grid {
  readonly termins: SlotList;
  readonly version: number;
}

export const versionOf = (grid: Grid): number => grid.version;

/** The grid after applying the rows of a change; undefined if one of them is for another day or an unknown slot. */
export function patchedGrid(held: Grid, patch: unknown, version: number): Grid | undefined {
  const rows = SlotList.safeParse(patch).data ?? [];
  const fits = (row: Slot) => held.termins.some(({ id, datumA }) => id === row.id && datumA === row.datumA);
  if (rows.length === 0 || !rows.every(fits)) return undefined;
  const changed = new Map(rows.map((row) => [row.id, row]));
  return { termins: held.termins.map((row) => changed.get(row.id) ?? row), version };
}

/**
 * An outdated response never replaces a newer one: a read that began before a booking may arrive after it. The database
 * counts the versions, so they keep growing across restarts.
 */
export function newerGrid(held: Grid | undefined, arrived: Grid): Grid {
  return held && held.version > arrived.version ? held : arrived;
}

function gridQuery(path: string) {
  return queryOptions({
    queryKey: keys.grid(path),
    queryFn: async ({ signal }): Promise<Grid> => {
      const { body, headers } = await answer(SlotList, http.get(path, { signal }));
      return { termins: body, version: Number(headers.get(GRID_VERSION_HEADER)) };
    },
    structuralSharing: (held, arrived) => newerGrid(held as Grid | undefined, arrived as Grid),
    // While its page was not open, the query has missed changes.
    refetchOnMount: 'always',
  });
}

/** GET /get-all-termins */
export const slotsQuery = gridQuery('get-all-termins');
/** GET /by-names */
export const namesQuery = gridQuery('by-names');
export type GridQuery = typeof slotsQuery;
