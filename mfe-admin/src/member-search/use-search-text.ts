import { useSearchParams } from '@club/shared/router';
import { useState } from 'react';

/**
 * What stands in a search field, remembered in the address so that the way back from a member finds it again.
 * The field shows its own state: the router brings the address up to date later than the next keystroke.
 */
export function useSearchText(): [text: string, change: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('search') ?? '');
  const change = (next: string) => {
    setText(next);
    const search = new URLSearchParams(params);
    if (next) search.set('search', next);
    else search.delete('search');
    // The page that was open belongs to the list of the search before.
    search.delete('page');
    setParams(search, { replace: true, preventScrollReset: true });
  };
  return [text, change];
}
