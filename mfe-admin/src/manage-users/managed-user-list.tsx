import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { EmptyState } from '@club/shared/ui-core';
import { DataTable, Pager, usePage } from '@club/shared/ui-data';
import { useDeferredValue, useMemo } from 'react';
import { byName } from '../member-search/name-order';
import { matching, searchable } from '../member-search/name-search';
import { SearchBar } from '../member-search/search-bar';
import { useSearchText } from '../member-search/use-search-text';
import { formatShown, pageOf } from '../paging/page-of';
import { managedUserColumns } from './managed-user-columns';

const words = ({ firstName, lastName, username, email }: ManagedUser) =>
  `${firstName} ${lastName} ${username} ${email ?? ''}`;

interface ManagedUserListProps {
  users: readonly ManagedUser[];
  onEdit: (user: ManagedUser) => void;
}

export function ManagedUserList({ users, onEdit }: ManagedUserListProps) {
  const [search, setSearch] = useSearchText();
  const wanted = useDeferredValue(search);
  const entries = useMemo(() => searchable(users.toSorted(byName), words), [users]);
  const found = useMemo(() => matching(entries, wanted), [entries, wanted]);
  const { page, pageCount, first, rows } = pageOf(found, usePage());
  return (
    <>
      <SearchBar value={search} onChange={setSearch} status={formatShown(first, rows.length, found.length)} />
      <DataTable
        caption="Svi korisnici"
        captionHidden
        columns={managedUserColumns(onEdit)}
        rows={rows}
        rowKey={(user) => user.userId}
        empty={<EmptyState title="Nitko ne odgovara pretrazi.">Provjerite upisano ili obrišite pretragu.</EmptyState>}
      />
      <Pager page={page} pageCount={pageCount} label="Stranice korisnika" />
    </>
  );
}
