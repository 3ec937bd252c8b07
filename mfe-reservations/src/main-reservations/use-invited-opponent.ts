import { useSearchParams } from '@club/shared/router';

/** Whom a member comes to play with: a league match that has to be played leads here with the opponent's name. */
export function useInvitedOpponent(): string {
  const [search] = useSearchParams();
  return search.get('opponent') ?? '';
}
