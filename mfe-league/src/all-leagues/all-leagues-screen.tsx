import { useClubProfile } from '@club/shared/club-profile';
import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { seasonStage } from '@club/shared/league-phase';
import { useLeagueSeasons } from '@club/shared/league-query';
import { useAllSettled } from '@club/shared/query';
import { BlockSkeleton, Loaded, PageHeading, Stack, TextSkeleton } from '@club/shared/ui-core';
import { seasonLinks } from '../season/season-links';
import { CurrentSeasonCard } from './current-season/current-season-card';
import { LeagueHistory } from './league-history';
import { LeagueLinks } from './league-links';
import { SeasonCards } from './seasons/season-cards';

/** The league's home page: the round in progress, the links, the history, and every season with its pages. */
export default function AllLeaguesScreen() {
  const seasons = useLeagueSeasons();
  const areSeasonsRead = useAllSettled(seasons);
  const { placeIn } = useClubProfile().texts;
  return (
    <>
      <PageHeading
        title="Ljetna liga"
        subtitle={
          <>
            Amaterska teniska liga {placeIn}
            {areSeasonsRead ? sinceText(seasons.data?.seasons ?? []) : <TextSkeleton width="4.6em" />}
          </>
        }
      />
      <Stack spacing={3}>
        <Loaded query={seasons} what="sezone" skeleton={<HomeSkeleton />}>
          {(league) => {
            const { current, seasons: list } = league;
            const stage = seasonStage(league);
            const season = list.find(({ year }) => year === current?.year);
            const others = list.filter((one) => one !== season);
            return (
              <>
                {current && stage && (
                  <CurrentSeasonCard
                    season={current}
                    stage={stage}
                    champion={season?.champion ?? null}
                    links={season ? seasonLinks(season) : []}
                  />
                )}
                <LeagueLinks />
                <LeagueHistory seasons={list} />
                {(!season || others.length > 0) && <SeasonCards seasons={others} />}
              </>
            );
          }}
        </Loaded>
        {/* The links are shown even if the seasons could not be loaded. */}
        {areSeasonsRead && seasons.data === undefined && <LeagueLinks />}
      </Stack>
    </>
  );
}

function sinceText(seasons: readonly Pick<LeagueSeason, 'year'>[]): string {
  return seasons.length > 0 ? `, od ${Math.min(...seasons.map(({ year }) => year))}.` : '';
}

function HomeSkeleton() {
  return (
    <Stack spacing={3}>
      <BlockSkeleton height={235} />
      <BlockSkeleton height={180} />
      <BlockSkeleton height={180} />
    </Stack>
  );
}
