import { BlockSkeleton, Loaded, PageHeading, Stack, styled } from '@club/shared/ui-core';
import { FigureCards } from './figure-cards';
import { FormCard } from './form-card';
import { NoPlayer } from './no-player';
import { ProfileHead } from './profile-head';
import { ProfileMatches } from './profile-matches';
import { SeasonCard } from './season-card';
import { SeasonsCard } from './seasons-card';
import { usePlayer } from './use-player';

const Charts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 18,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** All data of the league about one player. */
export function PlayerProfile({ id }: { id: number }) {
  const profile = usePlayer(id);
  return (
    <>
      {profile.data === undefined && profile.error && <PageHeading title="Profil igrača" />}
      <Loaded query={profile} what="profil igrača" skeleton={<ProfileSkeleton />}>
        {(player) =>
          player === null ? (
            <NoPlayer />
          ) : (
            <Stack spacing="18px">
              <ProfileHead player={player} />
              <FigureCards player={player} />
              <Charts>
                <SeasonCard seasons={player.seasons} />
                <Stack spacing="18px">
                  <FormCard player={player} />
                  <SeasonsCard seasons={player.seasons} />
                </Stack>
              </Charts>
              <ProfileMatches player={player} />
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}

function ProfileSkeleton() {
  return (
    <Stack spacing="18px">
      <BlockSkeleton height={160} />
      <BlockSkeleton height={126} />
      <BlockSkeleton height={420} />
      <BlockSkeleton height={560} />
    </Stack>
  );
}
