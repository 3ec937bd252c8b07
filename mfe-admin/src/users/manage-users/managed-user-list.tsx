import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { EmptyState } from '@club/shared/ui-core';
import { DataTable, Pager, usePage } from '@club/shared/ui-data';
import { PAGE_SIZE, placeOf } from '../../lists/paging/page-of';
import { managedUserColumns } from './managed-user-columns';

interface ManagedUserListProps {
  users: readonly ManagedUser[];
  total: number;
  onEdit: (user: ManagedUser) => void;
  /** The next page is loading; the rows are still those of the previous one. */
  busy: boolean;
}

export function ManagedUserList({ users, total, onEdit, busy }: ManagedUserListProps) {
  const { page, pageCount } = placeOf(total, usePage(), PAGE_SIZE);
  return (
    <>
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
