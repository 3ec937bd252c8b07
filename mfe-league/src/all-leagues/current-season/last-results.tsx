import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { competitionLabel } from '@club/shared/contracts/league/phases';
import type { CurrentSeason } from '@club/shared/contracts/league/seasons';
import { scoreText } from '@club/shared/league-match';
import type { SeasonStage } from '@club/shared/league-phase';
import { MovementMark } from '@club/shared/league-pyramid';
import { styled } from '@club/shared/ui-core';
import { outcomeLabel, playerMarks } from '../../match/match-labels';
import { otherSide, playerOn, type Side } from '../../match/sides';
import { pageOf, type SeasonLink } from '../../season/season-links';
import { ShortMatchList } from './short-match-list';

const SHOWN = 5;
const Pair = styled('span')({
  display: 'grid',
  alignItems: 'center',
  '&[data-moves]': { gridTemplateColumns: '22px 1fr' },
  // After the names in the document: before them, a screen reader would attach it to the previous match.
  '& > [data-movement]': { order: -1 },
});
/** How the match ended is below the score: next to it there would be no room for the names on a phone. */
const Score = styled('span')({ display: 'grid', justifyItems: 'end', lineHeight: 1.3, whiteSpace: 'nowrap' });

interface LastResultsProps {
  season: CurrentSeason;
  stage: SeasonStage;
  /** The pages that the season has so far. */
  links: readonly SeasonLink[];
}

/** The newest results from the top of the pyramid or, in the knockout, from the latest phase; the winner first. */
export function LastResults({ season, stage, links }: LastResultsProps) {
  const { round, lastResults } = season;
  // Until the draw the newest results are those of the last round.
  const isRounds = stage === 'ROUNDS' || stage === 'DRAW_AWAITED';
  return (
    <ShortMatchList
      title="Zadnji rezultati"
      note={isRounds ? `${round.number}. kolo` : 'završni turnir'}
      empty="Još nema rezultata."
      lines={lastResults
        .slice(0, SHOWN)
        .map((match) => ({ id: match.id, content: <Result match={match} moves={isRounds} /> }))}
      more={moreOf(season, isRounds, links)}
    />
  );
}

/** The page that shows more: the round, or the results of the season with its rounds, if it does not hide them. */
function moreOf({ round }: CurrentSeason, isRounds: boolean, links: readonly SeasonLink[]) {
  if (isRounds) return { to: '/active-league?part=results', label: `Svi rezultati ${round.number}. kola` };
  return pageOf(links, 'results') ? { to: '/summer-league/results', label: 'Svi rezultati' } : undefined;
}

function Result({ match, moves }: { match: LeagueMatch; moves: boolean }) {
  const { player2, winner, movement, round, tournament } = match;
  const first = winner?.id === player2.id ? 2 : 1;
  const score = scoreText(match, first);
  const label = outcomeLabel(match);
  return (
    <>
      <Pair data-moves={moves || undefined}>
        <span>
          <Name match={match} side={first} /> – <Name match={match} side={otherSide(first)} />
        </span>
        {moves ? (
          <span data-movement>{movement && <MovementMark movement={movement === 'SWAP' ? 'UP' : 'STAY'} bare />}</span>
        ) : (
          <small>{competitionLabel(round, tournament)}</small>
        )}
      </Pair>
      <Score>
        {score && <b>{score}</b>}
        {label && <small>{label}</small>}
      </Score>
    </>
  );
}

function Name({ match, side }: { match: LeagueMatch; side: Side }) {
  const player = playerOn(match, side);
  const marks = playerMarks(match, side);
  return (
    <>
      {match.winner?.id === player.id ? <b>{player.displayName}</b> : player.displayName}
      {marks && <small> {marks}</small>}
    </>
  );
}
