import { Loaded, PageHeading, SectionCard } from '@club/shared/ui-core';
import { SearchedSkeleton } from '../member-search/searched-skeleton';
import { useUsers } from './use-users';
import { UserList } from './user-list';

export default function UsersScreen() {
  const users = useUsers();
  return (
    <>
      <PageHeading title="Korisnici i stanja" subtitle="Stanje računa, uplate i gratis rezervacije svih korisnika." />
      <SectionCard flush>
        <Loaded query={users} what="korisnike" skeleton={<SearchedSkeleton columns={5} />}>
          {(list) => <UserList users={list} />}
        </Loaded>
      </SectionCard>
    </>
  );
}
