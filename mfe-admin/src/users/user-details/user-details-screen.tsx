import { RowId } from '@club/shared/contracts/scalars';
import { personName } from '@club/shared/domain';
import { useParams } from '@club/shared/router';
import { BlockSkeleton, Loaded, NotFound, PageHeading, Stack, TextSkeleton, Typography } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { AccountCards } from './account-cards';
import { AccountTables } from './account-tables';
import { EntryButtons } from './entry-buttons';
import { StatementSection } from './statement-section';
import { usePrefetchStatement } from './use-statement';
import { useUserDetails } from './use-user-details';

const TITLE = 'Podaci o svakom korisniku / Profil igrača';

/** Mounts each member separately, so that a payment begun for one is not booked under the name of another. */
export default function UserDetailsScreen() {
  const id = RowId.safeParse(useParams().id).data;
  return id === undefined ? <NoUser /> : <UserDetails key={id} id={id} />;
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
  usePrefetchStatement(id);
  if (details.data === null) return <NoUser />;
  const user = details.data?.user;
  // The name in the address is used until the server responds: an old link may contain a name that has changed since.
  const name = user ? personName(user) : `${ime} ${prezime}`.trim();
  return (
    <>
      <PageHeading
        title={TITLE}
        tabTitle={name || TITLE}
        subtitle={
          (name || details.isPending) && (
            <MemberName name={name || <TextSkeleton width="12rem" />} username={user?.username} active={user?.active} />
          )
        }
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

interface MemberNameProps {
  name: ReactNode;
  username: string | undefined;
  active: boolean | undefined;
}

/** The member whose account it is; larger than a subtitle, because it must not be mistaken. */
function MemberName({ name, username, active }: MemberNameProps) {
  const notes = [username, active === false && 'neaktivan'].filter(Boolean).join(' · ');
  return (
    <>
      <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 700, color: 'text.primary' }}>
        {name}
      </Typography>
      {notes && ` · ${notes}`}
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
