import type { H2h } from '@club/shared/contracts/league/h2h';
import { Typography } from '@club/shared/ui-core';
import { type WinLossItem, WinLossStrip } from '../win-loss-strip/win-loss-strip';
import { winnerOf } from './h2h-wins';

/** All matches of the two players from the oldest on: up for the first player, down for the second. */
export function H2hStrip({ h2h }: { h2h: H2h }) {
  const { player1, player2 } = h2h;
  const items = h2h.matchResults.toReversed().map((match, index, matches): WinLossItem => {
    const winner = winnerOf(match, h2h);
    const newYear = matches[index - 1]?.year !== match.year;
    return {
      key: match.id,
      side: winner && (winner === 1 ? 'up' : 'down'),
      ...(newYear ? { label: `’${String(match.year).slice(2)}` } : {}),
    };
  });
  return (
    <div>
      <Typography variant="body2" color="textSecondary" aria-hidden>
        Tijek: gore {player1.displayName}, dolje {player2.displayName}
      </Typography>
      <WinLossStrip items={items} colours="players" />
    </div>
  );
}
