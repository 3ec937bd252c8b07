import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { CurrentSeason } from '@club/shared/contracts/league/seasons';
import type { SeasonStage } from '@club/shared/league-phase';
import { styled } from '@club/shared/ui-core';
import { outcomeLabel } from '../../match/match-labels';
import { scoreText } from '../../match/score';
import { MovementMark } from '../../pyramid/movement-mark';
import { MatchList } from './match-list';

const SHOWN = 5;
const Pair = styled('span')({
  display: 'grid',
  alignItems: 'center',
  '&[data-moves]': { gridTemplateColumns: '22px 1fr' },
});
const Score = styled('b')({ whiteSpace: 'nowrap' });

/** The newest results from the top of the pyramid, the winner first. */
export function LastResults({ season, stage }: { season: CurrentSeason; stage: SeasonStage }) {
  const { round, lastResults } = season;
  // Until the draw the newest results are those of the last round.
  const isRounds = stage === 'ROUNDS' || stage === 'DRAW_AWAITED';
  return (
    <MatchList
      title="Zadnji rezultati"
      note={isRounds ? `${round.number}. kolo` : 'završni turnir'}
      empty="Još nema rezultata."
      lines={lastResults
        .slice(0, SHOWN)
        .map((match) => ({ id: match.id, content: <Result match={match} moves={isRounds} /> }))}
      more={
        isRounds
          ? { to: '/active-league?part=results', label: `Svi rezultati ${round.number}. kola` }
          : { to: '/summer-league/results', label: 'Svi rezultati' }
      }
    />
  );
}

function Result({ match, moves }: { match: LeagueMatch; moves: boolean }) {
  const { player1, player2, winner, movement } = match;
  const isSecond = winner?.id === player2.id;
  const [first, second] = isSecond ? [player2, player1] : [player1, player2];
  const label = outcomeLabel(match);
  return (
    <>
      <Pair data-moves={moves || undefined}>
        {moves && <span>{movement && <MovementMark movement={movement === 'SWAP' ? 'UP' : 'STAY'} bare />}</span>}
        <span>
          {winner ? <b>{first.displayName}</b> : first.displayName} – {second.displayName}
        </span>
      </Pair>
      <Score>{scoreText(match, isSecond ? 2 : 1) || <small>{label}</small>}</Score>
    </>
  );
}
