import { useSearchParams } from '@club/shared/router';
import { Loaded, PageHeading, SectionCard } from '@club/shared/ui-core';
import { usePage } from '@club/shared/ui-data';
import { SelectField } from '@club/shared/ui-form';
import { useDeferredValue } from 'react';
import { SearchBar } from '../member-search/search-bar';
import { SearchedSkeleton } from '../member-search/searched-skeleton';
import { useSearchText } from '../member-search/use-search-text';
import { placeOf, shownWords } from '../paging/page-of';
import { PAGE_SIZE, useUsers } from './use-users';
import { UserList } from './user-list';
import { ORDER_OPTIONS, userOrder } from './user-order';

/** Search, order and page stand in the address; the server applies them. */
export default function UsersScreen() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText();
  const order = userOrder(params.get('order'));
  const asked = usePage();
  const users = useUsers({ page: asked, order, search: useDeferredValue(search.trim()) });
  const sort = (next: string) => {
    const sorted = new URLSearchParams(params);
    sorted.set('order', next);
    sorted.delete('page');
    setParams(sorted, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHeading title="Korisnici i stanja" subtitle="Stanje računa, uplate i gratis rezervacije svih korisnika." />
      <SectionCard flush>
        <Loaded query={users} what="korisnike" skeleton={<SearchedSkeleton columns={5} />}>
          {({ users: rows, total }) => {
            const place = placeOf(total, asked, PAGE_SIZE);
            return (
              <>
                <SearchBar value={search} onChange={setSearch} status={shownWords(place.first, rows.length, total)}>
                  <SelectField label="Poredak" value={order} options={ORDER_OPTIONS} onChange={sort} />
                </SearchBar>
                <UserList users={rows} {...place} busy={users.isPlaceholderData} searched={search !== ''} />
              </>
            );
          }}
        </Loaded>
      </SectionCard>
    </>
  );
}
