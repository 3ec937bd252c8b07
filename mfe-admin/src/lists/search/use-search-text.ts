import { useAddress, useAddressText } from '@club/shared/address';
import { SEARCH_LENGTH } from '@club/shared/contracts/texts';

/** The text of a search field, stored in the address so that it is still there after returning from a member. */
export function useSearchText(): [text: string, change: (text: string) => void] {
  // The current page belongs to the previous search.
  const [text, change] = useAddressText('search', { page: null });
  // The field cuts what is typed, but not the address.
  return [text.slice(0, SEARCH_LENGTH), change];
}

/** The search in the address, which the shown page belongs to, even while the next search is being typed. */
export const useSearch = (): string => useAddress().read('search')?.slice(0, SEARCH_LENGTH).trim() ?? '';
