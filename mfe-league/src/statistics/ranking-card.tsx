import { useAddress } from '@club/shared/address';
import { matchCountGenitive } from '@club/shared/domain';
import { Box, Button, EmptyState, SectionCard } from '@club/shared/ui-core';
import { ranking as rank } from './ranking';
import { RankingTable } from './ranking-table';
import type { Ranking } from './rankings';

/** Rows before 'Prikaži sve' (resolution 52). */
const SHORT = 20;

/**
 * One table of a view, cut after twenty rows until the user requests all; the address contains which one is expanded.
 */
export function RankingCard({ ranking }: { ranking: Ranking }) {
  const { read, change } = useAddress();
  const all = read('sve') === ranking.id;
  const { ranked, below } = rank(ranking.figures, ranking.minimum);
  const longer = ranked.length + below.length > SHORT;
  const shown = all ? ranked : ranked.slice(0, SHORT);
  const shownBelow = all ? below : below.slice(0, Math.max(0, SHORT - shown.length));
  // Below the line there may be a higher percentage than above it.
  const highest = Math.max(0, ...ranking.figures.map(({ value }) => value));
  return (
    <SectionCard
      title={ranking.title}
      note={ranking.minimum === undefined ? undefined : `od ${matchCountGenitive(ranking.minimum)}`}
      flush
      action={
        longer && (
          <Button
            size="small"
            aria-expanded={all}
            aria-label={`${all ? 'Prikaži manje' : 'Prikaži sve'}: ${ranking.title}`}
            onClick={() => change({ sve: all ? null : ranking.id })}
            sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
          >
            {all ? 'Prikaži manje' : 'Prikaži sve'}
          </Button>
        )
      }
    >
      <Box sx={{ p: '8px 12px' }}>
        {ranked.length + below.length > 0 ? (
          <RankingTable ranking={ranking} ranked={shown} below={shownBelow} highest={highest} />
        ) : (
          <EmptyState title="Još nema podataka.">{ranking.empty}</EmptyState>
        )}
      </Box>
    </SectionCard>
  );
}
