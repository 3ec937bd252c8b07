import { WarningIcon } from '@club/shared/icons';
import { Box, StatusChip, Typography } from '@club/shared/ui-core';
import { ProgressBar } from '../../layout/progress-bar';
import type { BarStage } from './bar-stage';

interface RoundProgressProps {
  progress: NonNullable<BarStage['progress']>;
  left: string;
  /** Number of disputed results, which an administrator must decide. */
  disputed: number;
}

/** What is left, at the end of the line; on a phone a line of its own, with or without a dispute. */
const LEFT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  minHeight: 26,
  ml: { sm: 'auto' },
  flexBasis: { xs: '100%', sm: 'auto' },
} as const;

/** How many results are entered, and what is left to do. */
export function RoundProgress({ progress: { entered, matches }, left, disputed }: RoundProgressProps) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px', minHeight: 26, mb: 0.5 }}>
        <Typography component="span" variant="body2">
          <b>
            {entered} od {matches}
          </b>{' '}
          rezultata upisano
        </Typography>
        {(left || disputed > 0) && (
          <Box sx={LEFT}>
            {left && (
              <Typography component="span" variant="body2" color="textSecondary">
                {left}
              </Typography>
            )}
            {disputed > 0 && (
              <StatusChip tone="maintenance" icon={<WarningIcon aria-hidden />}>
                {disputed} osporeno
              </StatusChip>
            )}
          </Box>
        )}
      </Box>
      <ProgressBar share={matches > 0 ? entered / matches : 0} height={8} />
    </>
  );
}
