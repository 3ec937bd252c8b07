import type { ActiveLeague } from '@club/shared/contracts/league/active-league';
import type { LeagueRound } from '@club/shared/contracts/league/pyramids';
import { Alert, Stack, TextLink } from '@club/shared/ui-core';
import { PlayerSearch } from '../player-search/player-search';
import { useMarkedPlayer } from '../player-search/use-marked-player';
import { PrintButton } from '../print/print-button';
import { PartSwitch } from '../pyramid/part-switch';
import { RoundView } from '../pyramid/round-view';
import { useRoundPart } from '../pyramid/use-round-part';
import { seasonPlayers } from '../season-players/season-players';

/** The open round; during the knockout the last pyramid and the link to the draw (resolution 39). */
export function CurrentRound({ league, round }: { league: ActiveLeague; round: LeagueRound }) {
  const { year, phase, pyramidInitial, resultsLeague, pyramidResults, provisional } = league;
  const part = useRoundPart('results');
  const marked = useMarkedPlayer();
  return (
    <>
      {phase === 'KNOCKOUT' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Kola piramide su odigrana, igra se završnica.{' '}
          <TextLink alone to={`/summer-league/league-draw/${year}`}>
            Ždrijeb {year}.
          </TextLink>
        </Alert>
      )}
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'center', displayPrint: 'none' }}
      >
        <PlayerSearch label="Istakni igrača" players={seasonPlayers([pyramidInitial, pyramidResults])} />
        <PrintButton />
        <TextLink alone to={`/summer-league/${year}`}>
          Sva kola {year}.
        </TextLink>
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
