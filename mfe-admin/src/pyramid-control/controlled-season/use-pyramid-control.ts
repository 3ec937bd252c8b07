import { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { ApiError, answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../../query-keys';

/** GET /admin/pyramid-control; null in a club without seasons: an error would be forgotten at each further attempt. */
export function usePyramidControl() {
  useLiveQuery('league', keys.pyramidControl);
  return useQuery({
    queryKey: keys.pyramidControl,
    queryFn: async ({ signal }) => {
      try {
        return await answerBody(PyramidControl, http.get('admin/pyramid-control', { signal }));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'SEASON_UNKNOWN') return null;
        throw error;
      }
    },
  });
}
