import { useAddress } from '@club/shared/address';

/** The opponent of a league match to be played, from the address: the match's link leads here with the name. */
export function useInvitedOpponent() {
  const { read, change } = useAddress();
  return { invited: read('opponent') ?? '', forget: () => change({ opponent: null }) };
}
