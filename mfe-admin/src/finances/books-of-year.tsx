import type { UseQueryResult } from '@club/shared/query';
import { Loaded, Stack } from '@club/shared/ui-core';
import { Fragment, type ReactNode } from 'react';
import { FinancesSkeleton } from './finances-skeleton';
import { YearLinks } from './year-links';

interface BooksOfYearProps<Summary> {
  year: number;
  query: UseQueryResult<Summary, Error>;
  /** What is being loaded, in the accusative. */
  what: string;
  children: (summary: Summary) => ReactNode;
}

/** The years, and the books of the chosen one. While those are loading, nobody takes another year's for them. */
export function BooksOfYear<Summary extends { years: readonly number[] }>(props: BooksOfYearProps<Summary>) {
  const { year, query, what, children } = props;
  return (
    <Loaded query={query} what={what} skeleton={<FinancesSkeleton />}>
      {(summary) => (
        <Stack spacing="18px">
          <YearLinks years={summary.years} chosen={year} />
          {query.isPlaceholderData ? <FinancesSkeleton /> : <Fragment key={year}>{children(summary)}</Fragment>}
        </Stack>
      )}
    </Loaded>
  );
}
