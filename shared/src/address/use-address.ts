import { useLocation, useNavigate, useSearchParams } from '@club/shared/router';
import { useEffect, useRef } from 'react';

/** New values by search parameter; null removes one. */
type Changes = Readonly<Record<string, string | null>>;

function changed(search: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The mark, kept by the browser, of an entry of the history that `push` has made. */
const PUSHED = { isPushed: true };

/** The page's state in its address, so that what is displayed can be linked, shared and found again. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  // The browser goes back with a delay, during which the user may ask for it again.
  const isLeaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history is the sign that going back is done
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);

  /** Changes them at once, replacing the current entry of the history. */
  const change = (changes: Changes) =>
    setSearch(changed(search, changes), { replace: true, preventScrollReset: true, state });
  return {
    /** The value of a parameter, null without it. */
    read: (name: string) => search.get(name),
    /** The target of a link that changes only these parameters. */
    hrefWith: (changes: Changes) => ({ search: `?${changed(search, changes)}` }),
    change,
    /** Changes them in an entry of their own, which Back leaves again. */
    push: (changes: Changes) => setSearch(changed(search, changes), { preventScrollReset: true, state: PUSHED }),
    /** Goes back over a `push`; in an entry that was opened by a link, changes them. */
    takeBack: (changes: Changes) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      if (state?.isPushed) navigate(-1);
      else change(changes);
    },
  };
}
