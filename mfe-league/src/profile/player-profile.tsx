import { BlockSkeleton, Loaded, PageHeading, SectionCard, Stack, styled } from '@club/shared/ui-core';
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

interface PlayerProfileProps {
  id: number;
  /** The player's name, if it is known before the profile has loaded. */
  name: string | undefined;
}

/** All league data about one player. */
export function PlayerProfile({ id, name = 'Profil igrača' }: PlayerProfileProps) {
  const profile = usePlayer(id);
  return (
    <>
      {profile.data === undefined && profile.error && <PageHeading title={name} />}
      <Loaded query={profile} what="profil igrača" skeleton={<ProfileSkeleton name={name} />}>
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

function ProfileSkeleton({ name }: { name: string }) {
  return (
    <Stack spacing="18px">
      {/* Without the heading the tab would keep the title of the previous page. */}
      <SectionCard>
        <PageHeading title={name} />
        <BlockSkeleton height={62} />
      </SectionCard>
      <BlockSkeleton height={126} />
      <BlockSkeleton height={420} />
      <BlockSkeleton height={560} />
    </Stack>
  );
}
