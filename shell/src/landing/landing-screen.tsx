import { useClubDay } from '@club/shared/club-day';
import { useClubProfile } from '@club/shared/club-profile';
import { CalendarIcon } from '@club/shared/icons';
import { useLeagueSeasons } from '@club/shared/league-query';
import { useAllSettled } from '@club/shared/query';
import { BlockSkeleton, Box, CardGrid, Loaded, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { ArrivalNote } from './arrival-note';
import { Hero } from './hero';
import { isHideable, leagueLinks } from './landing-links';
import { LeagueCards } from './league-cards';
import { LinkCards, LinksSkeleton } from './link-card';
import { RegistrationCards } from './registration-cards';
import { useLateSession } from './use-late-session';
import { usePrefetchGrid } from './use-prefetch-grid';

/** The public landing page, also the destination after signing out. */
export default function LandingScreen() {
  const { name } = useClubProfile();
  const day = useClubDay();
  const league = useLeagueSeasons();
  const areHiddenKnown = useAllSettled(league);
  usePrefetchGrid();
  useLateSession();
  return (
    <>
      <title>{name}</title>
      <ArrivalNote />
      <Hero />
      <Stack spacing="18px">
        <Loaded query={day} what="poveznice ljetne lige" skeleton={<LinksSkeleton />}>
          {(today) => {
            if (today.landing === 'REGISTRATION') return <RegistrationCards year={today.leagueYear} />;
            const season = league.data?.seasons.find(({ year }) => year === today.leagueYear);
            const links = leagueLinks(today, season?.links);
            if (links.length === 0) return <OffSeason />;
            // Whether a page is hidden is known with the seasons; if they fail to load, all are linked.
            return <LinkCards links={links} waits={({ kind }) => !areHiddenKnown && isHideable(kind)} />;
          }}
        </Loaded>
        <Loaded query={league} what="ljetnu ligu" skeleton={<LeagueSkeleton />}>
          {(seasons) => <LeagueCards league={seasons} />}
        </Loaded>
      </Stack>
    </>
  );
}

function LeagueSkeleton() {
  return (
    <CardGrid min={420}>
      <BlockSkeleton height={330} />
      <BlockSkeleton height={330} />
    </CardGrid>
  );
}

function OffSeason() {
  return (
    <SectionCard>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <CalendarIcon color="primary" />
        <div>
          <Typography sx={{ fontWeight: 700 }}>Liga za sljedeću godinu počinje u proljeće.</Typography>
          <Typography variant="body2" color="textSecondary">
            Povijest, rezultate i statistiku pronaći ćete u izborniku pod „Ljetna liga”.
          </Typography>
        </div>
      </Box>
    </SectionCard>
  );
}
