import { useSearchParams } from '@club/shared/router';

/** The opponent of a league match to be played, from the address: the match's link leads here with the name. */
export function useInvitedOpponent(): string {
  const [search] = useSearchParams();
  return search.get('opponent') ?? '';
}
