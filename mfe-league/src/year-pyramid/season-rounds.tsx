import type { AllPyramids, LeagueRound } from '@club/shared/contracts/league/pyramids';
import { styled, TextLink } from '@club/shared/ui-core';
import { useMemo } from 'react';
import { PlayerSearch } from '../player-search/player-search';
import { roundPlayers } from '../player-search/round-players';
import { useMarkedPlayer } from '../player-search/use-marked-player';
import { PrintButton } from '../print/print-button';
import { PartSwitch } from '../pyramid/part-switch';
import { RoundSwitch } from '../pyramid/round-switch';
import { RoundView } from '../pyramid/round-view';
import { useRoundPart } from '../pyramid/use-round-part';
import { useSeason } from '../season/use-season';

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 14px',
  marginBottom: 14,
  '@media print': { display: 'none' },
  [theme.breakpoints.down('md')]: { '& > nav': { flexBasis: '100%' } },
  // The menu above contains this link too.
  [theme.breakpoints.down('sm')]: { '& > a': { display: 'none' } },
}));

/** At the end of the line, or with twenty rounds together on the next line. */
const Tools = styled('div')({ display: 'flex', flex: '1 1 300px', justifyContent: 'end', minWidth: 0, gap: 14 });

/** One round of a season, with the links to all others. */
export function SeasonRounds({ season, round }: { season: AllPyramids; round: LeagueRound }) {
  const { rounds, pyramidInitialDataGrouped: initial, pyramidResultsDataGrouped: result } = season;
  const { resultsLeagueDataGrouped: matches } = season;
  const part = useRoundPart('final');
  const marked = useMarkedPlayer();
  const hasDraw = useSeason(season.year)?.links.draw;
  const players = useMemo(
    () =>
      roundPlayers(
        [...Object.values(initial), ...Object.values(result)],
        rounds.flatMap(({ round }) => matches[round] ?? []),
      ),
    [rounds, initial, matches, result],
  );
  return (
    <>
      <Controls>
        <RoundSwitch rounds={rounds} round={round} />
        {hasDraw && (
          <TextLink alone to={`/summer-league/league-draw/${season.year}`}>
            Završni turnir
          </TextLink>
        )}
        <Tools>
          {/* With the key what was typed does not stay when the year changes. */}
          <PlayerSearch key={season.year} label="Istakni igrača" players={players} />
          <PrintButton />
        </Tools>
      </Controls>
      <PartSwitch part={part} />
      <RoundView
        round={round}
        initial={initial[round.round] ?? []}
        matches={matches[round.round] ?? []}
        result={result[round.round] ?? []}
        isProvisional={round.state === 'OPEN'}
        part={part}
        marked={marked}
      />
    </>
  );
}
