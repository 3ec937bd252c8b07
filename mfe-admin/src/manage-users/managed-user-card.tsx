import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import type { UseQueryResult } from '@club/shared/query';
import { Alert, BusyButton, SectionCard } from '@club/shared/ui-core';
import { SearchedSkeleton } from '../member-search/searched-skeleton';
import { listFailure } from './form-refusal';
import { ManagedUserList } from './managed-user-list';

interface ManagedUserCardProps {
  query: UseQueryResult<{ users: ManagedUser[]; first: number; total: number }, Error>;
  search: string;
  onSearch: (text: string) => void;
  onEdit: (user: ManagedUser) => void;
}

/**
 * A page of the users; a failure shows the text of the error catalogue instead of the usual one (first specification,
 * section 8).
 */
export function ManagedUserCard({ query, ...list }: ManagedUserCardProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const retry = (
    <BusyButton color="inherit" busy={isFetching} onClick={() => void refetch()}>
      Pokušaj ponovno
    </BusyButton>
  );
  return (
    <SectionCard title="Svi korisnici" flush>
      {error && (
        <Alert severity="error" action={retry} sx={{ m: 2.5 }}>
          {listFailure(error)}
        </Alert>
      )}
      {data ? (
        <ManagedUserList {...data} {...list} busy={isPlaceholderData} />
      ) : (
        !error && <SearchedSkeleton columns={7} />
      )}
    </SectionCard>
  );
}
