import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

function Waiting({ children }: { children: ReactNode }) {
  return (
    <Box role="status" sx={{ position: 'relative' }}>
      <VisuallyHidden>Učitavanje podataka...</VisuallyHidden>
      {children}
    </Box>
  );
}

const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Lines of text that are on their way. */
export function LinesSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Waiting>
      {numbered(lines).map((line) => (
        <Skeleton key={line} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </Waiting>
  );
}

/** One block of a known height in pixels. */
export function BlockSkeleton({ height }: { height: number }) {
  return (
    <Waiting>
      <Skeleton variant="rounded" height={height} sx={{ borderRadius: '14px' }} />
    </Waiting>
  );
}

/** A table of `rows` by `columns`, in the height that `DataTable` will have. */
export function TableSkeleton({ rows, columns }: { rows: number; columns: number }) {
  return (
    <Waiting>
      {numbered(rows + 1).map((row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gridAutoFlow: 'column',
            gridAutoColumns: '1fr',
            alignItems: 'center',
            gap: 3,
            height: 46,
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
