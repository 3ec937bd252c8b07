import { useSearchParams } from '@club/shared/router';
import { BlockSkeleton, CardGrid, PageHeading, Stack } from '@club/shared/ui-core';
import { AccessCard } from './access-card';
import { CreateUserForm } from './create-user-form';
import { ManagedUserCard } from './managed-user-card';
import { UpdateUserForm } from './update-user-form';
import { useManagedUsers } from './use-managed-users';

/** Who is being changed stands in the address: `?user=7`. */
export default function ManageUsersScreen() {
  const users = useManagedUsers();
  const [params, setParams] = useSearchParams();
  const chosen = users.data?.find(({ userId }) => String(userId) === params.get('user'));

  const choose = (userId: number) => {
    const next = new URLSearchParams(params);
    next.set('user', String(userId));
    setParams(next, { preventScrollReset: true });
  };
  return (
    <>
      <PageHeading title="Upravljanje korisnicima" subtitle="Novi korisnici, imena, lozinke, uloge i pristup." />
      <Stack spacing={3}>
        <CardGrid>
          <CreateUserForm />
          <UpdateUserForm key={`update ${chosen?.userId}`} user={chosen} />
          {chosen && <AccessCard key={`access ${chosen.userId}`} user={chosen} />}
          {users.isPending && params.has('user') && <BlockSkeleton height={460} />}
        </CardGrid>
        <ManagedUserCard query={users} onEdit={({ userId }) => choose(userId)} />
      </Stack>
    </>
  );
}
