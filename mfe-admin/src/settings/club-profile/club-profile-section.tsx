import { BlockSkeleton, Loaded, SectionCard, Stack } from '@club/shared/ui-core';
import { ClubProfileForm } from './club-profile-form';
import { LogoField } from './logo-field';
import { useSavedClubProfile } from './use-saved-club-profile';

/** Name and appearance of the club on all pages. */
export function ClubProfileSection() {
  return (
    <SectionCard title="Ime i izgled kluba">
      <Loaded
        query={useSavedClubProfile()}
        what="ime i izgled kluba"
        skeleton={<BlockSkeleton height={{ xs: 751, sm: 403 }} />}
      >
        {(profile) => (
          <Stack spacing={3}>
            <LogoField profile={profile} />
            <ClubProfileForm profile={profile} />
          </Stack>
        )}
      </Loaded>
    </SectionCard>
  );
}
