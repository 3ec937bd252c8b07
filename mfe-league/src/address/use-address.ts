import { useSearchParams } from '@club/shared/router';

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

/** The page's state in its address, so that what is displayed can be linked, shared and found again. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    /** The value of a parameter, null without it. */
    read: (name: string) => search.get(name),
    /** The target of a link that changes only these parameters. */
    hrefWith: (changes: Changes) => ({ search: `?${changed(search, changes)}` }),
    /** Changes them at once, replacing the current entry of the history. */
    change: (changes: Changes) => setSearch(changed(search, changes), { replace: true, preventScrollReset: true }),
  };
}
