import type { AdminUserRow } from '@club/shared/contracts/accounts/member-accounts';
import { useLocation } from '@club/shared/router';
import { EmptyState } from '@club/shared/ui-core';
import { DataTable, Pager } from '@club/shared/ui-data';
import { memo, useMemo } from 'react';
import type { PlannedEntry } from '../bookkeeping/planned-entry';
import { userColumns } from './user-columns';

interface UserListProps {
  users: readonly AdminUserRow[];
  page: number;
  pageCount: number;
  /** The next page is loading; the rows are still those of the previous one. */
  busy: boolean;
  searched: boolean;
  /** Only debtors are listed. */
  debtors: boolean;
  onPlan: (entry: PlannedEntry) => void;
}

/** A page of the members. */
export function UserList({ users, page, pageCount, busy, searched, debtors, onPlan }: UserListProps) {
  return (
    <>
      <UserTable users={users} busy={busy} searched={searched} debtors={debtors} onPlan={onPlan} />
      <Pager page={page} pageCount={pageCount} label="Stranice korisnika" />
    </>
  );
}

type UserTableProps = Pick<UserListProps, 'users' | 'busy' | 'searched' | 'debtors' | 'onPlan'>;

/** A separate component, so that opening the dialog does not render the rows again. */
const UserTable = memo(function UserTable({ users, busy, searched, debtors, onPlan }: UserTableProps) {
  const { pathname, search } = useLocation();
  const columns = useMemo(() => userColumns(onPlan, pathname + search), [onPlan, pathname, search]);
  return (
    <DataTable
      caption="Korisnici i stanja računa"
      captionHidden
      columns={columns}
      rows={users}
      rowKey={(user) => user.userId}
      empty={<NoRows searched={searched} debtors={debtors} />}
      busy={busy}
    />
  );
});

function NoRows({ searched, debtors }: Pick<UserListProps, 'searched' | 'debtors'>) {
  if (searched) {
    const title = debtors ? 'Nijedan dužnik ne odgovara pretrazi.' : 'Nitko ne odgovara pretrazi.';
    return <EmptyState title={title}>Provjerite upisano ili obrišite pretragu.</EmptyState>;
  }
  if (debtors) return <EmptyState title="Nema dužnika." />;
  return <EmptyState title="Još nema korisnika.">Korisnike dodajete na stranici „Upravljanje korisnicima”.</EmptyState>;
}
