import { AddIcon } from '@club/shared/icons';
import { ButtonLink, PageHeading } from '@club/shared/ui-core';
import { BooksOfYear } from './books-of-year';
import { FinancesSkeleton } from './finances-skeleton';
import { LeagueFinances } from './league-finances';
import { useLeagueBooks } from './use-books';
import { useChosenYear } from './use-chosen-year';

/** The league's own books. */
export default function LeagueFinancesScreen() {
  const year = useChosenYear();
  return (
    <>
      <PageHeading
        title="Financije lige"
        subtitle="Članarine i rashodi ljetne lige po godinama."
        action={
          <ButtonLink to="/admin/add-expense" variant="outlined" startIcon={<AddIcon />}>
            Dodaj rashod
          </ButtonLink>
        }
      />
      {year === undefined ? <FinancesSkeleton /> : <Summary year={year} />}
    </>
  );
}

function Summary({ year }: { year: number }) {
  const books = useLeagueBooks(year);
  return (
    <BooksOfYear year={year} books={books} what="financije lige">
      {(loaded) => <LeagueFinances summary={loaded} />}
    </BooksOfYear>
  );
}
