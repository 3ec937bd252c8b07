import { useSearchParams } from '@club/shared/router';
import { useMemo } from 'react';
import { type Filter, filterQuery, readFilter } from './filter';

/**
 * A list's filter, stored in the address so that it can be sent to a colleague and survives going back.
 * @param names wire names of the searchable fields; a constant, not created at each render
 */
export function useFilter(names: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(text), names), [text, names]);
  const apply = (next: Filter) => setParams(filterQuery(next), { preventScrollReset: true });
  return { filter, query: useMemo(() => filterQuery(filter), [filter]), apply };
}
