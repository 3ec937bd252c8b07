import { useSearchParams } from '@club/shared/router';
import { useEffect, useRef, useState } from 'react';

/**
 * The text of a search field, stored in the address so that it is still there after returning from a member. The field
 * shows its own state, because the router updates the address later than the next keystroke; an address that changes
 * otherwise, as by the browser's Back, sets the text.
 */
export function useSearchText(): [text: string, change: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('search') ?? '';
  const [text, setText] = useState(inAddress);
  /** The texts on their way into the address, which may skip some of them. */
  const written = useRef<readonly string[]>([]);
  useEffect(() => {
    const arrived = written.current.indexOf(inAddress);
    written.current = arrived < 0 ? [] : written.current.slice(arrived + 1);
    if (arrived < 0) setText(inAddress);
  }, [inAddress]);
  const change = (next: string) => {
    written.current = text === inAddress ? [next] : [...written.current, next];
    setText(next);
    const search = new URLSearchParams(params);
    if (next) search.set('search', next);
    else search.delete('search');
    // The current page belongs to the previous search.
    search.delete('page');
    setParams(search, { replace: true, preventScrollReset: true });
  };
  return [text, change];
}
