import { useAddress, useAddressText } from '@club/shared/address';

/** The text of a search field, stored in the address so that it is still there after returning from a member. */
export function useSearchText(): [text: string, change: (text: string) => void] {
  // The current page belongs to the previous search.
  return useAddressText('search', { page: null });
}

/** The search in the address, which the shown page belongs to, even while the next search is being typed. */
export const useSearch = (): string => useAddress().read('search')?.trim() ?? '';
