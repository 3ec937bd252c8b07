import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { type GridQuery, patchedGrid, versionOf } from './grid-queries';

/** The data of one of the two grids, kept up to date; at midnight the server moves them to the new day. */
export function useLiveGrid(query: GridQuery) {
  useLiveQuery('grid', query.queryKey, versionOf, patchedGrid);
  return useQuery(query);
}
