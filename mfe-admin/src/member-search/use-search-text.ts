import { useSearchParams } from '@club/shared/router';
import { useState } from 'react';

/**
 * The text of a search field, stored in the address so that it is still there after returning from a member. The field
 * shows its own state, because the router updates the address later than the next keystroke.
 */
export function useSearchText(): [text: string, change: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('search') ?? '');
  const change = (next: string) => {
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
