import { useAddress } from '@club/shared/address';
import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { BlockSkeleton, CardGrid, PageHeading, Stack } from '@club/shared/ui-core';
import { usePage } from '@club/shared/ui-data';
import { useState } from 'react';
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
  /** How often the chosen user was chosen again. */
  const [repeats, setRepeats] = useState(0);
  const edit = ({ userId }: ManagedUser) => {
    if (userId === chosen?.userId) setRepeats(repeats + 1);
    else push({ user: String(userId) });
  };
  return (
    <UnsavedForms>
      <PageHeading title="Upravljanje korisnicima" subtitle="Novi korisnici, imena, lozinke, uloge i pristup." />
      <Stack spacing={3}>
        <CardGrid>
          <CreateUserForm />
          {chosen?.erased ? (
            <ErasedUserCard key={`erased ${chosen.userId}`} user={chosen} repeats={repeats} />
          ) : (
            <>
              <UpdateUserForm key={`update ${chosen?.userId}`} user={chosen} repeats={repeats} />
              {chosen && <AccessCard key={`access ${chosen.userId}`} user={chosen} />}
            </>
          )}
          {user.isLoading && <BlockSkeleton height={460} />}
          <ReadFailure query={user} />
        </CardGrid>
        <ManagedUserCard query={users} onEdit={edit} />
      </Stack>
    </UnsavedForms>
  );
}
