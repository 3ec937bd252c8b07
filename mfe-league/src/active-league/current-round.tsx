import type { ActiveLeague } from '@club/shared/contracts/league/active-league';
import type { LeagueRound } from '@club/shared/contracts/league/pyramids';
import { Box, Stack, TextLink } from '@club/shared/ui-core';
import { PlayerSearch } from '../player-search/player-search';
import { roundPlayers } from '../player-search/round-players';
import { useMarkedPlayer } from '../player-search/use-marked-player';
import { PrintButton } from '../print/print-button';
import { PartSwitch } from '../pyramid/part-switch';
import { RoundView } from '../pyramid/round-view';
import { useRoundPart } from '../pyramid/use-round-part';
import { AfterTheRounds } from './after-the-rounds';

/** The open round; after the last one its pyramid, and what follows (resolution 39). */
export function CurrentRound({ league, round }: { league: ActiveLeague; round: LeagueRound }) {
  const { year, phase, pyramidInitial, resultsLeague, pyramidResults, provisional } = league;
  const part = useRoundPart('results');
  const marked = useMarkedPlayer();
  return (
    <>
      {phase === 'KNOCKOUT' && (
        <Box sx={{ mb: 2 }}>
          <AfterTheRounds year={year} />
        </Box>
      )}
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'center', displayPrint: 'none' }}
      >
        <PlayerSearch label="Istakni igrača" players={roundPlayers([pyramidInitial, pyramidResults], resultsLeague)} />
        <PrintButton />
        {!league.resultsHidden && (
          <TextLink alone to={`/summer-league/${year}`}>
            Sva kola {year}.
          </TextLink>
        )}
      </Stack>
      <PartSwitch part={part} />
      <RoundView
        round={round}
        initial={pyramidInitial}
        matches={resultsLeague}
        result={pyramidResults}
        isProvisional={provisional}
        part={part}
        marked={marked}
      />
    </>
  );
}
