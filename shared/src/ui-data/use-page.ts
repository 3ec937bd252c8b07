import { LAST_PAGE } from '@club/shared/domain';
import { useSearchParams } from '@club/shared/router';

/** The page in the address, counted from 1; an invalid page number means the first page. */
export function usePage(param = 'page'): number {
  const [search] = useSearchParams();
  const page = Number(search.get(param) ?? 1);
  return Number.isInteger(page) && page > 0 && page - 1 <= LAST_PAGE ? page : 1;
}
