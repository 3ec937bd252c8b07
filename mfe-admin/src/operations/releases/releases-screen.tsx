import { BlockSkeleton, EmptyState, Loaded, PageHeading, SectionCard, Stack } from '@club/shared/ui-core';
import { ReleaseCard } from './release-card';
import { useReleases } from './use-releases';

/** The active versions of the suite's parts, and their error rates; teams release them on the command line. */
export default function ReleasesScreen() {
  const releases = useReleases();
  return (
    <>
      <PageHeading title="Inačice" subtitle="Što je u upotrebi, kako radi i što isprobava ovaj preglednik." />
      <Loaded query={releases} what="inačice" skeleton={<ReleasesSkeleton />}>
        {({ remotes, overrideOrigins }) =>
          remotes.length === 0 ? (
            <SectionCard>
              <EmptyState title="Nema dijelova aplikacije.">Nijedan dio aplikacije nije postavljen.</EmptyState>
            </SectionCard>
          ) : (
            <Stack spacing={3}>
              {remotes.map((remote) => (
                <ReleaseCard key={remote.remote} remote={remote} overrideOrigins={overrideOrigins} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}

function ReleasesSkeleton() {
  return (
    <Stack spacing={3}>
      <BlockSkeleton height={260} />
      <BlockSkeleton height={260} />
      <BlockSkeleton height={260} />
      <BlockSkeleton height={260} />
    </Stack>
  );
}
