import { useAddress } from '@club/shared/address';
import type { LeagueDraw } from '@club/shared/contracts/league/draw';

/** Search parameter of the tournament that is shown. */
export const TOURNAMENT = 'tournament';

/** Whether the address asks for the consolation, and the draw shows one. */
export function useIsConsolation(draw: LeagueDraw | null | undefined): boolean {
  const { read } = useAddress();
  return Boolean(draw?.consolation) && read(TOURNAMENT) === 'consolation';
}
