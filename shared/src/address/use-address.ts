import { useLocation, useNavigate, useSearchParams } from '@club/shared/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useIsLeaving } from './use-is-leaving';

/** New values by search parameter, several of one name as a list; null removes one. */
export type Changes = Readonly<Record<string, string | readonly string[] | null>>;

function changed(search: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    for (const each of [value ?? []].flat()) next.append(name, each);
  }
  return next;
}

/** The mark, kept by the browser, of an entry of the history that `push` has made. */
const PUSHED = { isPushed: true };

/**
 * Without `flushSync` React Router renders the new address some frames later: a click before that would start from the
 * old one, and take the change back.
 */
const AT_ONCE = { flushSync: true, preventScrollReset: true };

/**
 * The page's state in its address, so that what is displayed can be linked, shared and found again. It is changed by
 * events and by what they have begun, not by effects; on a page that has been left, even if the next one is still on its
 * way, it is not changed any more.
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
  // The browser goes back with a delay, during which the user may ask for it again.
  const isLeaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history is the sign that going back is done
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);

  const go = (changes: Changes, options: { replace?: true; state: unknown }) => {
    if (present.current) setSearch(changed(present.current, changes), { ...AT_ONCE, ...options });
  };
  /** Changes them at once, replacing the current entry of the history. */
  const change = (changes: Changes) => go(changes, { replace: true, state });
  return {
    /** The value of a parameter, null without it. */
    read: (name: string) => search.get(name),
    /** The values of a parameter that can be there several times. */
    readAll: (name: string) => search.getAll(name),
    /** The target of a link that changes only these parameters. */
    hrefWith: (changes: Changes) => ({ search: `?${changed(search, changes)}` }),
    change,
    /** Changes them in an entry of their own, which Back leaves again. */
    push: (changes: Changes) => go(changes, { state: PUSHED }),
    /** Goes back over a `push`; in an entry that was opened by a link, changes them. */
    takeBack: (changes: Changes) => {
      if (!present.current || isLeaving.current) return;
      isLeaving.current = true;
      if (state?.isPushed) navigate(-1);
      else change(changes);
    },
  };
}
