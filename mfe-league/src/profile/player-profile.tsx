import { BlockSkeleton, Loaded, PageHeading, SectionCard, Stack, styled } from '@club/shared/ui-core';
import { FigureCards } from './figure-cards';
import { FormCard } from './form-card';
import { NoPlayer } from './no-player';
import { ProfileHead } from './profile-head';
import { ProfileMatches } from './profile-matches';
import { RoundsCard } from './rounds-card';
import { usePlayer } from './use-player';
import { WinsBySeasonCard } from './wins-by-season-card';

const Charts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  // The two columns end on one line: the last card takes what is left.
  '& > :last-child > :last-child': { flexGrow: 1 },
  gap: 18,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface PlayerProfileProps {
  id: number;
  /** The player's name in the list of players, which distinguishes namesakes; undefined while the list is not loaded. */
  name: string | undefined;
}

/** All league data about one player. */
export function PlayerProfile({ id, name }: PlayerProfileProps) {
  const profile = usePlayer(id);
  const title = name ?? 'Profil igrača';
  return (
    <>
      {profile.data === undefined && profile.error && <PageHeading title={title} />}
      <Loaded query={profile} what="profil igrača" skeleton={<ProfileSkeleton title={title} />}>
        {(player) =>
          player === null ? (
            <NoPlayer />
          ) : (
            <Stack spacing="18px">
              <ProfileHead player={player} name={name} />
              <FigureCards player={player} />
              <Charts>
                <RoundsCard seasons={player.seasons} />
                <Stack spacing="18px">
                  <FormCard player={player} />
                  <WinsBySeasonCard seasons={player.seasons} />
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

function ProfileSkeleton({ title }: { title: string }) {
  return (
    <Stack spacing="18px">
      {/* Without the heading the tab would keep the title of the previous page. */}
      <SectionCard>
        <PageHeading title={title} />
        <BlockSkeleton height={62} />
      </SectionCard>
      <BlockSkeleton height={126} />
      <BlockSkeleton height={420} />
      <BlockSkeleton height={560} />
    </Stack>
  );
}
