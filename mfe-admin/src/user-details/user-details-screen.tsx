import { RowId } from '@club/shared/contracts/scalars';
import { useParams } from '@club/shared/router';
import { BlockSkeleton, Loaded, NotFound, PageHeading, Stack } from '@club/shared/ui-core';
import { AccountCards } from './account-cards';
import { AccountTables } from './account-tables';
import { EntryButtons } from './entry-buttons';
import { StatementSection } from './statement-section';
import { useUserDetails } from './use-user-details';

const TITLE = 'Podaci o svakom korisniku / Profil igrača';

export default function UserDetailsScreen() {
  const id = RowId.safeParse(useParams().id).data;
  return id === undefined ? <NoUser /> : <UserDetails id={id} />;
}

function NoUser() {
  return (
    <NotFound
      title="Tog korisnika nema."
      reason="Odaberite korisnika s popisa."
      list={{ label: 'Korisnici i stanja', to: '/admin-users' }}
    />
  );
}

function UserDetails({ id }: { id: number }) {
  const { ime = '', prezime = '' } = useParams();
  const details = useUserDetails(id);
  if (details.data === null) return <NoUser />;
  const user = details.data?.user;
  // The name in the address is used until the server responds: an old link may contain a name that has changed since.
  const name = user ? `${user.firstName} ${user.lastName}` : `${ime} ${prezime}`.trim();
  return (
    <>
      <PageHeading
        title={name || TITLE}
        subtitle={[name && TITLE, user?.username, user?.active === false && 'neaktivan'].filter(Boolean).join(' · ')}
        action={(user || !details.error) && <EntryButtons member={user} />}
      />
      <Loaded query={details} what="podatke o korisniku" skeleton={<DetailsSkeleton />}>
        {(loaded) =>
          loaded && (
            <Stack spacing={3}>
              <AccountCards details={loaded} />
              <AccountTables details={loaded} />
              <StatementSection memberId={id} />
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}

function DetailsSkeleton() {
  return (
    <Stack spacing={3}>
      <BlockSkeleton height={108} />
      <BlockSkeleton height={320} />
      <BlockSkeleton height={320} />
    </Stack>
  );
}
