import { BlockSkeleton, EmptyState, Loaded, SectionCard, Stack, styled, TextLink } from '@club/shared/ui-core';
import { FigureCards } from './figure-cards';
import { FormCard } from './form-card';
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
  return (
    <Loaded query={usePlayer(id)} what="profil igrača" skeleton={<ProfileSkeleton />}>
      {(player) =>
        player === null ? (
          <SectionCard>
            <EmptyState title="Tog igrača nema.">
              Odaberite drugog igrača s popisa ili otvorite{' '}
              <TextLink to="/summer-league/players-list">sve igrače</TextLink>.
            </EmptyState>
          </SectionCard>
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
