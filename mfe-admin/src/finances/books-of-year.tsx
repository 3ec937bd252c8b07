import type { UseQueryResult } from '@club/shared/query';
import { Loaded, Stack } from '@club/shared/ui-core';
import { Fragment, type ReactNode, useState } from 'react';
import { FinancesSkeleton } from './finances-skeleton';
import { YearLinks } from './year-links';

interface BooksOfYearProps<Summary> {
  year: number;
  query: UseQueryResult<Summary, Error>;
  /** What is being loaded, in the accusative. */
  what: string;
  children: (summary: Summary) => ReactNode;
}

/**
 * The years, and the books of the chosen one. While those are loading, nobody takes another year's for them; if they
 * cannot be loaded, the years known from other books stay.
 */
export function BooksOfYear<Summary extends { years: readonly number[] }>(props: BooksOfYearProps<Summary>) {
  const { year, query, what, children } = props;
  const [years, setYears] = useState<readonly number[]>();
  if (query.data && query.data.years !== years) setYears(query.data.years);
  return (
    <Stack spacing="18px">
      {years && <YearLinks years={years} chosen={year} />}
      <Loaded query={query} what={what} skeleton={<FinancesSkeleton />}>
        {(summary) =>
          query.isPlaceholderData ? <FinancesSkeleton /> : <Fragment key={year}>{children(summary)}</Fragment>
        }
      </Loaded>
    </Stack>
  );
}
