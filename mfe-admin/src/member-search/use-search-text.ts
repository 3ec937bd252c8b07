import { useAddress } from '@club/shared/address';

/** The text of a search field, stored in the address so that it is still there after returning from a member. */
export function useSearchText(): [text: string, change: (text: string) => void] {
  const { read, change } = useAddress();
  // The current page belongs to the previous search.
  return [read('search') ?? '', (text) => change({ search: text || null, page: null })];
}
