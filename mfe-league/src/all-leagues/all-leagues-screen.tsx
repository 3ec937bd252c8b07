import { BlockSkeleton, Loaded, PageHeading, Stack } from '@club/shared/ui-core';
import { seasonLinks } from '../season/season-links';
import { useSeasons } from '../season/use-seasons';
import { CurrentSeasonCard } from './current-season/current-season-card';
import { LeagueHistory } from './league-history';
import { LeagueLinks } from './league-links';
import { SeasonCards } from './seasons/season-cards';

/** The league's home: the round being played, the ways on, the history, and every season with its pages. */
export default function AllLeaguesScreen() {
  const seasons = useSeasons();
  const current = seasons.data?.current;
  const linksOf = (year: number) => {
    const season = seasons.data?.seasons.find((candidate) => candidate.year === year);
    return season ? seasonLinks(season) : [];
  };
  return (
    <>
      <PageHeading title="Ljetna liga" subtitle="Amaterska teniska liga u Ivankovu, od 2017." />
      <Stack spacing={3}>
        {current && <CurrentSeasonCard season={current} links={linksOf(current.year)} />}
        <LeagueLinks />
        <Loaded query={seasons} what="sezone" skeleton={<HomeSkeleton />}>
          {(league) => {
            const list = league?.seasons ?? [];
            return (
              <>
                <LeagueHistory seasons={list} />
                <SeasonCards seasons={list.filter(({ year }) => year !== league?.current?.year)} />
              </>
            );
          }}
        </Loaded>
      </Stack>
    </>
  );
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
