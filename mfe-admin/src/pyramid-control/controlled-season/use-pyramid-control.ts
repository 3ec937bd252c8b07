import { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { useLiveQuery } from '@club/shared/live';
import { useAdminQuery } from '../../api/use-admin-query';
import { keys } from '../../query-keys';

/** GET /admin/pyramid-control */
export function usePyramidControl() {
  useLiveQuery('league', keys.pyramidControl);
  return useAdminQuery({ queryKey: keys.pyramidControl, schema: PyramidControl, path: 'admin/pyramid-control' });
}
