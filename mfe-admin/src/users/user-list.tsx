import type { AdminUserRow } from '@club/shared/contracts/members';
import { useSearchParams } from '@club/shared/router';
import { EmptyState } from '@club/shared/ui-core';
import { DataTable, Pager, usePage } from '@club/shared/ui-data';
import { SelectField } from '@club/shared/ui-form';
import { useDeferredValue, useMemo, useState } from 'react';
import { EntryDialog } from '../bookkeeping/entry-dialog';
import type { PlannedEntry } from '../bookkeeping/planned-entry';
import { matching, searchable } from '../member-search/name-search';
import { SearchBar } from '../member-search/search-bar';
import { useSearchText } from '../member-search/use-search-text';
import { pageOf, shownWords } from '../paging/page-of';
import { userColumns } from './user-columns';
import { inOrder, ORDER_OPTIONS, userOrder } from './user-order';

const words = (user: AdminUserRow): string => `${user.firstName} ${user.lastName} ${user.username}`;

/** Search, order and pages over the whole list, all in the address but the open dialog. */
export function UserList({ users }: { users: readonly AdminUserRow[] }) {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText();
  const [planned, setPlanned] = useState<PlannedEntry>();
  const order = userOrder(params.get('order'));
  const wanted = useDeferredValue(search);
  const entries = useMemo(() => searchable(inOrder(users, order), words), [users, order]);
  const found = useMemo(() => matching(entries, wanted), [entries, wanted]);
  const columns = useMemo(() => userColumns(setPlanned), []);
  const { page, pageCount, first, rows } = pageOf(found, usePage());

  const sort = (next: string) => {
    const search = new URLSearchParams(params);
    search.set('order', next);
    search.delete('page');
    setParams(search, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <SearchBar value={search} onChange={setSearch} status={shownWords(first, rows.length, found.length)}>
        <SelectField label="Poredak" value={order} options={ORDER_OPTIONS} onChange={sort} />
      </SearchBar>
      <DataTable
        caption="Korisnici i stanja računa"
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={(user) => user.userId}
        empty={users.length === 0 ? <NoUsers /> : <NobodyFound />}
      />
      <Pager page={page} pageCount={pageCount} label="Stranice korisnika" />
      {planned && <EntryDialog planned={planned} onClose={() => setPlanned(undefined)} />}
    </>
  );
}

const NoUsers = () => (
  <EmptyState title="Još nema korisnika.">Korisnike dodajete na stranici Upravljanje korisnicima.</EmptyState>
);

const NobodyFound = () => (
  <EmptyState title="Nitko ne odgovara pretrazi.">Provjerite upisano ili obrišite pretragu.</EmptyState>
);
