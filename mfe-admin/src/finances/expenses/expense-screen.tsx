import { useClubDay } from '@club/shared/club-day';
import type { Book } from '@club/shared/contracts/finances/expenses';
import { useLocation } from '@club/shared/router';
import { LinesSkeleton, Loaded, PageHeading, SectionCard } from '@club/shared/ui-core';
import { NewExpenseForm } from './new-expense-form';

const TITLES: Record<Book, string> = { LEAGUE: 'Novi rashod lige', ORGANIZATION: 'Novi rashod udruge' };

/** /admin/add-expense and /admin/add-expense-org: they differ in the book that the expense belongs to. */
export default function ExpenseScreen() {
  const book: Book = useLocation().pathname.endsWith('-org') ? 'ORGANIZATION' : 'LEAGUE';
  const day = useClubDay();
  return (
    <>
      <PageHeading title={TITLES[book]} subtitle="Iznos u eurima i centima, npr. 412,80. Račun možete dodati odmah." />
      <SectionCard>
        <Loaded query={day} what="današnji datum" skeleton={<LinesSkeleton />}>
          {({ today }) => <NewExpenseForm key={book} book={book} today={today} />}
        </Loaded>
      </SectionCard>
    </>
  );
}
