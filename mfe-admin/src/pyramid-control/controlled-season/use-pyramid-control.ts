import { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { answerOrNull } from '../../api/answer-or-null';
import { keys } from '../../query-keys';

/** GET /admin/pyramid-control; null in a club without seasons. */
export function usePyramidControl() {
  useLiveQuery('league', keys.pyramidControl);
  return useQuery({
    queryKey: keys.pyramidControl,
    queryFn: ({ signal }) =>
      answerOrNull(
        PyramidControl,
        http.get('admin/pyramid-control', { signal }),
        ({ code }) => code === 'SEASON_UNKNOWN',
      ),
  });
}
