import { useLeagueSeasons } from '@club/shared/league-query';
import { useAllSettled } from '@club/shared/query';
import { useSeason } from '../season/use-season';
import { useDraw } from './use-draw';

/**
 * The draw, without a consolation that an administrator has hidden. Until the seasons tell whether one is hidden, its draw
 * counts as loading, so that nothing disappears afterwards; without their data it is shown.
 */
export function useShownDraw(year: number) {
  const draw = useDraw(year);
  const isUnknown = !useAllSettled(useLeagueSeasons());
  const isHidden = useSeason(year)?.links.consolation === false;
  if (!draw.data?.consolation) return draw;
  if (isUnknown) return { ...draw, data: undefined, isPending: true };
  return isHidden ? { ...draw, data: { ...draw.data, consolation: null } } : draw;
}
