import type { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { seasonStage } from '@club/shared/league-phase';
import { CardGrid, SectionCard, TextLink, Typography } from '@club/shared/ui-core';
import { JoinCard } from './join-card';
import { PodiumCard } from './podium-card';
import { RoundResults } from './round-results';
import { SeasonState } from './season-state';

/** The current state of the league: the season in progress, otherwise the podium of the last one that was won, and how to join. */
export function LeagueCards({ league }: { league: LeagueSeasons }) {
  const { current, seasons } = league;
  const stage = seasonStage(league);
  const season = seasons.find(({ year }) => year === current?.year);
  // A season may end without a champion.
  const won = seasons.find(({ champion }) => champion !== null);
  const isOneFinished = seasons.some(({ state }) => state === 'FINISHED');
  return (
    <CardGrid min={420}>
      {current && stage && <RoundResults current={current} stage={stage} pages={season?.links} />}
      {current && stage && <SeasonState current={current} stage={stage} champion={season?.champion ?? null} />}
      {!current && won && <PodiumCard season={won} />}
      {!current && <JoinCard />}
      {!current && !won && (
        <SectionCard title="Povijest lige">
          <Typography>
            {isOneFinished ? 'Još nijedna sezona nema prvaka.' : 'Prva sezona još nije završena.'}{' '}
            <TextLink to="/summer-league">Sve o ljetnoj ligi</TextLink>
          </Typography>
        </SectionCard>
      )}
    </CardGrid>
  );
}
