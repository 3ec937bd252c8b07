import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import type { UseQueryResult } from '@club/shared/query';
import { Box, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { formatShown } from '../../lists/paging/page-of';
import { SearchBar } from '../../lists/search/search-bar';
import { ManagedUserList } from './managed-user-list';
import { ReadFailure } from './read-failure';

interface ManagedUserCardProps {
  query: UseQueryResult<{ users: ManagedUser[]; first: number; total: number }, Error>;
  onEdit: (user: ManagedUser) => void;
}

export function ManagedUserCard({ query, onEdit }: ManagedUserCardProps) {
  const { data, error, isPlaceholderData: busy } = query;
  return (
    <SectionCard title="Svi korisnici" flush>
      {/* Outside the loaded content, so that it does not disappear while the user types when a search fails. */}
      <SearchBar status={data && formatShown(data.first, data.users.length, data.total, busy)} />
      {error && (
        <Box sx={{ m: 2.5 }}>
          <ReadFailure query={query} />
        </Box>
      )}
      {data ? (
        <ManagedUserList users={data.users} total={data.total} onEdit={onEdit} busy={busy} />
      ) : (
        !error && <TableSkeleton rows={12} columns={7} />
      )}
    </SectionCard>
  );
}
