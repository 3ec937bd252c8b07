import { useAddress } from '@club/shared/address';

/** The opponent of an open league match: the match's link leads here with the name in the address. */
export function useInvitedOpponent() {
  const { read, change } = useAddress();
  return { invited: read('opponent') ?? '', forget: () => change({ opponent: null }) };
}
