import type { UseQueryResult } from '@club/shared/query';
import { Loaded, Stack } from '@club/shared/ui-core';
import { Fragment, type ReactNode } from 'react';
import { FinancesSkeleton } from './finances-skeleton';
import { YearLinks } from './year-links';

interface BooksOfYearProps<Summary> {
  year: number;
  books: { readonly query: UseQueryResult<Summary, Error>; readonly years: readonly number[] | undefined };
  /** What is being loaded, in the accusative. */
  what: string;
  children: (summary: Summary) => ReactNode;
}

/** Links to the years, and the books of the chosen year. While these load, another year's books are never shown. */
export function BooksOfYear<Summary>({ year, books: { query, years }, what, children }: BooksOfYearProps<Summary>) {
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
