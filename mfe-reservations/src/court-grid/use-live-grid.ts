import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { type GridQuery, versionOf } from './grid-queries';

/** One of the two grids, refetched when somebody changes it; at midnight the server moves it on to the new day. */
export function useLiveGrid(query: GridQuery) {
  useLiveQuery('grid', query.queryKey, versionOf);
  return useQuery(query);
}
