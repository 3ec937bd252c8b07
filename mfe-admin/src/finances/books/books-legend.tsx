import { Box } from '@club/shared/ui-core';
import { Coloured, type Kind } from './coloured';

const LABELS: Readonly<Record<Kind, string>> = { league: 'liga', friendly: 'prijateljski', expenses: 'rashodi' };

/** What the colours of the bars mean: for the eye alone, like the bars, and not on paper, where there are none. */
export function BooksLegend({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <Box
      aria-hidden
      sx={{
        flex: { xs: '1 1 100%', sm: 'none' },
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        pb: { xs: 1, sm: 0 },
        fontSize: '0.8125rem',
        color: 'text.secondary',
        displayPrint: 'none',
      }}
    >
      {kinds.map((kind) => (
        <Box key={kind} component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Coloured data-kind={kind} style={{ width: '0.75rem', height: '0.75rem' }} />
          {LABELS[kind]}
        </Box>
      ))}
    </Box>
  );
}
