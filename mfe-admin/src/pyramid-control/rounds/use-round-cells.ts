import { InitialPyramid, type PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import type { LeagueRound, PyramidCell } from '@club/shared/contracts/league/pyramids';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../../query-keys';

/**
 * The initial pyramid of a round, which for the newest is that of the pyramid control; undefined until it is loaded.
 */
export function useRoundCells(
  pyramid: PyramidControl | undefined,
  year: number,
  round: LeagueRound | undefined,
): readonly PyramidCell[] | undefined {
  const phase = round?.round ?? '';
  const queryKey = keys.initialPyramid(year, phase);
  const isNewest = pyramid?.round?.round === phase;
  useLiveQuery('league', queryKey);
  const earlier = useQuery({
    queryKey,
    queryFn: ({ signal }) => answerBody(InitialPyramid, http.get(`admin/pyramid-initial/${year}/${phase}`, { signal })),
    enabled: round !== undefined && pyramid !== undefined && !isNewest,
  });
  return isNewest ? pyramid?.['List of pyramid'] : earlier.data;
}
