import { useAuth } from '@club/shared/auth';
import { hasRole } from '@club/shared/contracts/roles';
import { AddIcon } from '@club/shared/icons';
import { ButtonLink, PageHeading } from '@club/shared/ui-core';
import { BooksOfYear } from './books-of-year';
import { FinancesSkeleton } from './finances-skeleton';
import { OrganizationFinances } from './organization-finances';
import { useOrganizationBooks } from './use-books';
import { useChosenYear } from './use-chosen-year';

/** The organisation's books: administrators can change them, the treasurer can only read them. */
export default function TotalFinancesScreen() {
  const year = useChosenYear();
  const editable = useAuth(({ identity }) => hasRole(identity?.roles ?? [], 'ADMIN'));
  return (
    <>
      <PageHeading
        title="Ukupne financije"
        subtitle="Prihodi i rashodi udruge: ljetna liga i prijateljski susreti."
        action={
          editable && (
            <ButtonLink to="/admin/add-expense-org" variant="outlined" startIcon={<AddIcon />}>
              Dodaj rashod
            </ButtonLink>
          )
        }
      />
      {year === undefined ? <FinancesSkeleton /> : <Summary year={year} editable={editable} />}
    </>
  );
}

function Summary({ year, editable }: { year: number; editable: boolean }) {
  const books = useOrganizationBooks(year);
  return (
    <BooksOfYear year={year} books={books} what="financije">
      {(loaded) => <OrganizationFinances summary={loaded} editable={editable} />}
    </BooksOfYear>
  );
}
