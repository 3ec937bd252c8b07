import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import type { UseQueryResult } from '@club/shared/query';
import { Alert, BusyButton, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { SearchBar } from '../../lists/member-search/search-bar';
import { formatShown } from '../../lists/paging/page-of';
import { listFailure } from './form-refusal';
import { ManagedUserList } from './managed-user-list';

interface ManagedUserCardProps {
  query: UseQueryResult<{ users: ManagedUser[]; first: number; total: number }, Error>;
  onEdit: (user: ManagedUser) => void;
}

/**
 * A page of the users; a failure shows the text of the error catalogue instead of the usual one (first specification,
 * section 8).
 */
export function ManagedUserCard({ query, onEdit }: ManagedUserCardProps) {
  const { data, error, isFetching, isPlaceholderData: busy, refetch } = query;
  const retry = (
    <BusyButton color="inherit" busy={isFetching} onClick={() => void refetch()}>
      Pokušaj ponovno
    </BusyButton>
  );
  return (
    <SectionCard title="Svi korisnici" flush>
      {/* Outside the loaded content, so that it does not disappear while the user types when a search fails. */}
      <SearchBar status={data && formatShown(data.first, data.users.length, data.total, busy)} />
      {error && (
        <Alert severity="error" action={retry} sx={{ m: 2.5 }}>
          {listFailure(error)}
        </Alert>
      )}
      {data ? (
        <ManagedUserList users={data.users} total={data.total} onEdit={onEdit} busy={busy} />
      ) : (
        !error && <TableSkeleton rows={12} columns={7} />
      )}
    </SectionCard>
  );
}
