import { LeagueDraw } from '@club/shared/contracts/league/draw';
import { useOptionalLeagueQuery } from '@club/shared/league-query';
import { keys } from '../query-keys';

/** GET /league-draw/{year}: main draw, qualifications and consolation; null if there is no such season. */
export function useDraw(year: number) {
  return useOptionalLeagueQuery({ queryKey: keys.draw(year), schema: LeagueDraw, path: `league-draw/${year}` });
}
