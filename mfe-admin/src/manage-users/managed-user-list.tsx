import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { EmptyState } from '@club/shared/ui-core';
import { DataTable, Pager, usePage } from '@club/shared/ui-data';
import { SearchBar } from '../member-search/search-bar';
import { formatShown, PAGE_SIZE, placeOf } from '../paging/page-of';
import { managedUserColumns } from './managed-user-columns';

interface ManagedUserListProps {
  users: readonly ManagedUser[];
  /** How many come before these. */
  first: number;
  total: number;
  search: string;
  onSearch: (text: string) => void;
  onEdit: (user: ManagedUser) => void;
  /** The next page is loading, the rows are still those of the previous one. */
  busy: boolean;
}

export function ManagedUserList({ users, first, total, search, onSearch, onEdit, busy }: ManagedUserListProps) {
  const { page, pageCount } = placeOf(total, usePage(), PAGE_SIZE);
  return (
    <>
      <SearchBar value={search} onChange={onSearch} status={formatShown(first, users.length, total, busy)} />
      <DataTable
        caption="Svi korisnici"
        captionHidden
        columns={managedUserColumns(onEdit)}
        rows={users}
        rowKey={(user) => user.userId}
        empty={<EmptyState title="Nitko ne odgovara pretrazi.">Provjerite upisano ili obrišite pretragu.</EmptyState>}
        busy={busy}
      />
      <Pager page={page} pageCount={pageCount} label="Stranice korisnika" />
    </>
  );
}
