import { useLocation, useNavigate, useSearchParams } from '@club/shared/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useIsLeaving } from './use-is-leaving';

/** New values by search parameter, a list for several values of one parameter; null removes it. */
export type Changes = Readonly<Record<string, string | readonly string[] | null>>;

function changed(search: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    for (const each of [value ?? []].flat()) next.append(name, each);
  }
  return next;
}

/** The parameters whatever their order, which a change does not keep. */
function sortedText(search: URLSearchParams): string {
  const sorted = new URLSearchParams(search);
  sorted.sort();
  return sorted.toString();
}

/** The state of a history entry, which the browser keeps. */
interface EntryState {
  /** The page with the link to this one, with its search parameters, when that is more than its path. */
  readonly from?: string;
  /** Added by `push`. */
  readonly isPushed?: true;
}

/** What another page of the same list keeps of an entry's state. */
export const keptState = (state: EntryState | null) => (state?.from ? { from: state.from } : null);

/**
 * Without `flushSync` React Router renders the new address some frames later: a click before that would start from the
 * old address, and undo the change.
 */
const AT_ONCE = { flushSync: true, preventScrollReset: true };

/**
 * The page's state in its address, so that what is displayed can be linked, shared and found again. Change it in event
 * handlers and in the work they start, not in effects. Once the user has left the page, even if the next one is still
 * loading, changes are ignored.
 */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const isLeft = useIsLeaving();
  const navigate = useNavigate();
  const present = useRef<URLSearchParams>(undefined);
  useLayoutEffect(() => {
    if (!isLeft) present.current = search;
    return () => {
      present.current = undefined;
    };
  }, [search, isLeft]);
  // The browser goes back with a delay, during which the user may press again.
  const isLeaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry means that going back is done
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);

  const go = (changes: Changes, options: { replace?: true; state: unknown }) => {
    if (present.current) setSearch(changed(present.current, changes), { ...AT_ONCE, ...options });
  };
  /** Changes parameters at once, replacing the current history entry. */
  const change = (changes: Changes) => go(changes, { replace: true, state });
  return {
    /** The value of a parameter, null without it. */
    read: (name: string) => search.get(name),
    /** The values of a parameter that can occur several times. */
    readAll: (name: string) => search.getAll(name),
    /** The target of a link that changes only these parameters. */
    hrefWith: (changes: Changes) => ({ search: `?${changed(search, changes)}` }),
    change,
    /** Changes parameters in a new history entry; Back undoes it. Without a difference there is nothing to undo. */
    push: (changes: Changes) => {
      const now = present.current;
      if (now && sortedText(changed(now, changes)) === sortedText(now)) return change(changes);
      go(changes, { state: { ...keptState(state), isPushed: true } });
    },
    /** Goes back to before a `push`; if a link opened the current entry, changes its parameters instead. */
    takeBack: (changes: Changes) => {
      if (!present.current || isLeaving.current) return;
      isLeaving.current = true;
      if (state?.isPushed) navigate(-1);
      else change(changes);
    },
  };
}
