import { LeagueSummary, OrganizationSummary } from '@club/shared/contracts/finances/summaries';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keepPreviousData, useQuery } from '@club/shared/query';
import { useState } from 'react';
import { keys } from '../../query-keys';

/** Everything that changes a sum: expenses, payments of members, fees of the league. */
function useLiveFinances() {
  useLiveQuery('finances', keys.finances);
  useLiveQuery('accounts', keys.finances);
  useLiveQuery('league', keys.finances);
}

interface BooksQuery<Summary> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Summary>;
}

/** One year's books, and all years to choose from; if these books cannot be loaded, from the books of another year. */
function useBooks<Summary extends { years: readonly number[] }>(
  year: number,
  queryOf: (year: number) => BooksQuery<Summary>,
) {
  useLiveFinances();
  const [years, setYears] = useState<readonly number[]>();
  const query = useQuery({ ...queryOf(year), placeholderData: keepPreviousData });
  // The books of any year contain the list of all years.
  const others = useQuery({ ...queryOf(year - 1), enabled: !years && query.isError });
  const known = query.data?.years ?? others.data?.years;
  if (known && known !== years) setYears(known);
  return { query, years };
}

export const useLeagueBooks = (year: number) =>
  useBooks(year, (of) => ({
    queryKey: keys.summary('league', of),
    queryFn: ({ signal }) =>
      answerBody(LeagueSummary, http.get('league-expenses', { searchParams: { year: of }, signal })),
  }));

export const useOrganizationBooks = (year: number) =>
  useBooks(year, (of) => ({
    queryKey: keys.summary('organization', of),
    queryFn: ({ signal }) => answerBody(OrganizationSummary, http.get(`organization-expenses/${of}`, { signal })),
  }));
