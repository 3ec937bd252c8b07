import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useLoadingAnnouncement } from './loading-announcer';
import { VisuallyHidden } from './visually-hidden';

const TEXT = 'Učitavanje podataka...';

function Waiting({ children }: { children: ReactNode }) {
  useLoadingAnnouncement(TEXT);
  return (
    <Box sx={{ position: 'relative' }}>
      <VisuallyHidden>{TEXT}</VisuallyHidden>
      {children}
    </Box>
  );
}

const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Lines of text that are being loaded. */
export function LinesSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Waiting>
      {numbered(lines).map((line) => (
        <Skeleton key={line} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </Waiting>
  );
}

/**
 * Part of a line of text, as wide as most texts that replace it, so that the line wraps at the same point before and after
 * loading; it does not make the line higher.
 */
export function TextSkeleton({ width }: { width: string }) {
  return <Skeleton sx={{ display: 'inline-block', verticalAlign: 'top', width }} />;
}

/** One block of a known height in pixels; `xs` is the height on a phone. */
export function BlockSkeleton({ height }: { height: number | { xs: number; sm: number } }) {
  return (
    <Waiting>
      <Skeleton variant="rounded" sx={{ height, borderRadius: '14px' }} />
    </Waiting>
  );
}

/** Height of a line in pixels: on a phone each column of a row is a line. */
const LINE = 30;
/** Space above and below these lines together. */
const AROUND_LINES = 20;

/**
 * A table of `rows` by `columns`, with the height that `DataTable` will have; on a wide screen its first line is the
 * header.
 */
export function TableSkeleton({ rows, columns }: { rows: number; columns: number }) {
  return (
    <Waiting>
      {numbered(rows + 1).map((row) => (
        <Box
          key={row}
          sx={{
            display: { xs: row === 0 ? 'none' : 'grid', sm: 'grid' },
            gridAutoFlow: { xs: 'row', sm: 'column' },
            gridAutoColumns: '1fr',
            alignContent: { xs: 'center', sm: 'normal' },
            alignItems: 'center',
            columnGap: 3,
            height: { xs: columns * LINE + AROUND_LINES, sm: 46 },
            px: 2.5,
          }}
        >
          {numbered(columns).map((column) => (
            <Skeleton key={column} height={row === 0 ? 18 : 24} />
          ))}
        </Box>
      ))}
    </Waiting>
  );
}
