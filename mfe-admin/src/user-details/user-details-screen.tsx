import { useParams } from '@club/shared/router';
import { BlockSkeleton, Loaded, PageHeading, Stack } from '@club/shared/ui-core';
import { AccountCards } from './account-cards';
import { AccountTables } from './account-tables';
import { EntryButtons } from './entry-buttons';
import { StatementSection } from './statement-section';
import { useUserDetails } from './use-user-details';

const TITLE = 'Podaci o svakom korisniku / Profil igrača';

export default function UserDetailsScreen() {
  const { id = '', ime = '', prezime = '' } = useParams();
  const details = useUserDetails(id);
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
        {(loaded) => (
          <Stack spacing={3}>
            <AccountCards details={loaded} />
            <AccountTables details={loaded} />
            <StatementSection memberId={id} />
          </Stack>
        )}
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
