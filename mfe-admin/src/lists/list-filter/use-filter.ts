import { useAddress } from '@club/shared/address';
import { type Filter, type FilterField, filterQuery, readFilter } from './filter';

/** A list's filter, stored in the address so that it can be sent to a colleague and survives going back. */
export function useFilter(fields: readonly FilterField[]) {
  const { read, push } = useAddress();
  const filter = readFilter(read, fields);
  const apply = (next: Filter) => {
    // The current page belongs to the previous filter.
    const nothing = Object.fromEntries(
      ['page', 'from', 'to', ...fields.map((field) => field.name)].map((name) => [name, null]),
    );
    push({ ...nothing, ...filterQuery(next) });
  };
  return { filter, query: filterQuery(filter), apply };
}
