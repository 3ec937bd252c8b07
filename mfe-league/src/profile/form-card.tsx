import type { PlayerDetails } from '@club/shared/contracts/league/players';
import { matchCount, plural } from '@club/shared/domain';
import { Box, SectionCard } from '@club/shared/ui-core';
import { WinLossStrip } from '../win-loss-strip/win-loss-strip';
import { sideOf } from './result-label';

const LAST = 10;

/** The last ten matches with a winner, the latest on the right. */
export function FormCard({ player }: { player: PlayerDetails }) {
  const decided = player.resultPlayer.filter((match) => sideOf(match, player.id)).slice(0, LAST);
  if (decided.length === 0) return null;
  const wins = decided.filter((match) => sideOf(match, player.id) === 'win').length;
  const losses = decided.length - wins;
  return (
    <SectionCard
      title={`${plural(decided.length, 'Zadnji', 'Zadnja', 'Zadnjih')} ${decided.length === 1 ? 'meč' : matchCount(decided.length)}`}
      action={
        <span>
          <Box component="strong" sx={{ color: 'free.main' }}>
            {wins} {plural(wins, 'pobjeda', 'pobjede', 'pobjeda')}
          </Box>
          ,{' '}
          <Box component="strong" sx={{ color: 'taken.main' }}>
            {losses} {plural(losses, 'poraz', 'poraza', 'poraza')}
          </Box>
        </span>
      }
    >
      <WinLossStrip
        colours="results"
        items={decided
          .toReversed()
          .map((match) => ({ key: match.id, side: sideOf(match, player.id) === 'win' ? 'up' : 'down' }))}
      />
    </SectionCard>
  );
}
