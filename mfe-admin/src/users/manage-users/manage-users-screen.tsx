import { useAddress } from '@club/shared/address';
import { BlockSkeleton, CardGrid, PageHeading, Stack } from '@club/shared/ui-core';
import { usePage } from '@club/shared/ui-data';
import { UnsavedForms } from '../../forms/unsaved-forms/unsaved-forms';
import { useSearch } from '../../lists/search/use-search-text';
import { AccessCard } from './access-card';
import { CreateUserForm } from './create-user-form';
import { ErasedUserCard } from './erased-user-card';
import { ManagedUserCard } from './managed-user-card';
import { ReadFailure } from './read-failure';
import { UpdateUserForm } from './update-user-form';
import { useManagedUser, useManagedUserPage } from './use-managed-users';

/** The address contains the chosen user, `?user=7`, as well as search and page, which the server applies. */
export default function ManageUsersScreen() {
  const { read, push } = useAddress();
  const users = useManagedUserPage(usePage(), useSearch());
  const user = useManagedUser(Number(read('user')) || undefined, users.data?.users);
  const chosen = user.data;
  return (
    <UnsavedForms>
      <PageHeading title="Upravljanje korisnicima" subtitle="Novi korisnici, imena, lozinke, uloge i pristup." />
      <Stack spacing={3}>
        <CardGrid>
          <CreateUserForm />
          {chosen?.erased ? (
            <ErasedUserCard key={`erased ${chosen.userId}`} user={chosen} />
          ) : (
            <>
              <UpdateUserForm key={`update ${chosen?.userId}`} user={chosen} />
              {chosen && <AccessCard key={`access ${chosen.userId}`} user={chosen} />}
            </>
          )}
          {user.isLoading && <BlockSkeleton height={460} />}
          <ReadFailure query={user} />
        </CardGrid>
        <ManagedUserCard query={users} onEdit={({ userId }) => push({ user: String(userId) })} />
      </Stack>
    </UnsavedForms>
  );
}
