import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { type GridQuery, patchedGrid, versionOf } from './grid-queries';

/** One of the two grids, which follows what anybody changes; at midnight the server moves it on to the new day. */
export function useLiveGrid(query: GridQuery) {
  useLiveQuery('grid', query.queryKey, versionOf, patchedGrid);
  return useQuery(query);
}
