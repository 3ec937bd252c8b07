import { useSearchParams } from '@club/shared/router';

/** The page that the address asks for, counted from 1; anything that is no page is the first. */
export function usePage(param = 'page'): number {
  const [search] = useSearchParams();
  const page = Number(search.get(param) ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
