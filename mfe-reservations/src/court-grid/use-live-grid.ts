import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { type GridQuery, patchedGrid, versionOf } from './grid-queries';

/** One of the two grids, kept up to date with all changes; at midnight the server moves it to the new day. */
export function useLiveGrid(query: GridQuery) {
  useLiveQuery('grid', query.queryKey, versionOf, patchedGrid);
  return useQuery(query);
}
