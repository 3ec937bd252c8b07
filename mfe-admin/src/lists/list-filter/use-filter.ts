import { useAddress } from '@club/shared/address';
import { type Filter, filterQuery, readFilter } from './filter';

/**
 * A list's filter, stored in the address so that it can be sent to a colleague and survives going back.
 * @param names wire names of the searchable fields
 */
export function useFilter(names: readonly string[]) {
  const { read, push } = useAddress();
  const filter = readFilter(read, names);
  const apply = (next: Filter) => {
    // The current page belongs to the previous filter.
    const nothing = Object.fromEntries(['page', 'from', 'to', ...names].map((name) => [name, null]));
    push({ ...nothing, ...filterQuery(next) });
  };
  return { filter, query: filterQuery(filter), apply };
}
