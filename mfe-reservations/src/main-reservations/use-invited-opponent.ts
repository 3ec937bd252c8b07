import { useSearchParams } from '@club/shared/router';

/** The opponent of a league match to be played, from the address: the match's link leads here with the name. */
export function useInvitedOpponent() {
  const [search, setSearch] = useSearchParams();
  const forget = () =>
    setSearch(
      (current) => {
        current.delete('opponent');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return { invited: search.get('opponent') ?? '', forget };
}
