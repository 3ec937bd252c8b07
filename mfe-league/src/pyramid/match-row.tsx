// biome-ignore-all lint/a11y/noRedundantRoles: with the display of a grid the tags alone would lose their roles
import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { type SetScore, setWinner } from '@club/shared/domain';
import { playedSets } from '@club/shared/league-match';
import { MovementMark, nameScale } from '@club/shared/league-pyramid';
import { VisuallyHidden } from '@club/shared/ui-core';
import { outcomeLabel, playerMarks } from '../match/match-labels';
import { playerOn, type Side } from '../match/sides';

/** A match of a pyramid round, from the side of its attacker, who is player 2. */
export function MatchRow({ match, marked }: { match: LeagueMatch; marked: number | null }) {
  const { player1, player2, substituted1, substituted2, movement } = match;
  const isMarked = (...players: LeagueMatch['substituted1'][]) =>
    marked !== null && players.some((one) => one?.id === marked);
  const isMarked1 = isMarked(player1, substituted1);
  const isMarked2 = isMarked(player2, substituted2);
  const label = outcomeLabel(match);
  const sets = playedSets(match, 2);
  return (
    <tr role="row" data-marked={isMarked1 || isMarked2 || undefined}>
      <PlayerName match={match} side={2} isMarked={isMarked2} />
      <PlayerName match={match} side={1} isMarked={isMarked1} />
      {sets.length > 0 ? (
        [0, 1, 2].map((index) => <SetCell key={index} number={index + 1} games={sets[index]} />)
      ) : (
        <td role="cell" data-label colSpan={3}>
          {label}
        </td>
      )}
      <td role="cell" data-move>
        {movement && <MovementMark movement={movement === 'SWAP' ? 'UP' : 'STAY'} />}
        {sets.length > 0 && label && <small>{label}</small>}
      </td>
    </tr>
  );
}

function PlayerName({ match, side, isMarked }: { match: LeagueMatch; side: Side; isMarked: boolean }) {
  const player = playerOn(match, side);
  const marks = playerMarks(match, side);
  const place = side === 1 ? { 'data-defender': true } : { 'data-attacker': true };
  return (
    <th role="rowheader" scope="row" {...place} data-won={match.winner?.id === player.id || undefined}>
      <span style={{ fontSize: `${nameScale(player.displayName + (marks ?? ''), 13)}em` }}>{player.displayName}</span>
      {marks && <small> {marks}</small>}
      {isMarked && <VisuallyHidden> istaknuto</VisuallyHidden>}
    </th>
  );
}

function SetCell({ number, games }: { number: number; games: SetScore | undefined }) {
  if (!games) return <td role="cell" data-set={number} />;
  const [own, other] = games;
  const winner = setWinner(games);
  return (
    <td role="cell" data-set={number}>
      <span data-won={winner === 0 || undefined}>{own}</span>
      <i style={{ fontStyle: 'normal' }}>:</i>
      <span data-won={winner === 1 || undefined}>{other}</span>
    </td>
  );
}
