import { useAddress } from '@club/shared/address';

/** Search parameter of the player who is marked or filtered by. */
export const PLAYER = 'player';

/** Number of the player in the address, null without one. */
export function useMarkedPlayer(): number | null {
  const { read } = useAddress();
  const id = Number(read(PLAYER));
  return Number.isInteger(id) && id > 0 ? id : null;
}
