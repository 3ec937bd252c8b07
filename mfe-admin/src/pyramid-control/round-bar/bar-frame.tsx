import { CARD, SMALLEST_PHONE } from '@club/shared/theme';
import { Box, styled, Typography } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '14px 32px',
  padding: '16px 20px',
  ...CARD({ theme }),
  // As high with a reason in two lines below the button as without one, so that nothing moves when a result is entered.
  [theme.breakpoints.up('lg')]: { minHeight: 118 },
  [theme.breakpoints.down('sm')]: { padding: 16, rowGap: 12 },
}));

/** The round, its dates, and the button to change them: below the dates, on a phone beside the title. */
const Round = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  '& .MuiButton-root': { margin: '-5px -18px -10px' },
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    '& > :nth-child(2)': { gridColumn: '1 / -1' },
    '& > :nth-child(3)': { gridArea: '1 / 2', margin: '-8px -12px -6px 0', paddingInline: 12 },
  },
  [SMALLEST_PHONE]: { '& > :nth-child(3)': { gridArea: 'auto', margin: '-4px -12px -8px' } },
}));

/** Undo and the next step; on a phone the next step comes first, each as wide as the bar. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: '4px 12px',
  [theme.breakpoints.down('sm')]: { width: '100%', flexDirection: 'column-reverse', alignItems: 'stretch' },
  // On a tablet they take the line below the progress, and begin where the round does.
  [theme.breakpoints.between('sm', 'lg')]: {
    flexDirection: 'row-reverse',
    justifyContent: 'flex-end',
    '&[data-undo]': { flexBasis: '100%' },
  },
}));

interface BarFrameProps {
  /** Id of the title. */
  labelledBy?: string;
  title: ReactNode;
  /** The dates of the round, or what its publication does. */
  about: ReactNode;
  /** The button for the dates. */
  dates?: ReactNode;
  progress?: ReactNode;
  undo?: ReactNode;
  next?: ReactNode;
}

/** The parts of the round bar in their places: the same while they are loading, so that nothing moves afterwards. */
export function BarFrame({ labelledBy, title, about, dates, progress, undo, next }: BarFrameProps) {
  return (
    <Card aria-labelledby={labelledBy}>
      <Round>
        <Typography id={labelledBy} variant="h2" component={labelledBy ? 'h2' : 'div'} sx={{ fontSize: '1.25rem' }}>
          {title}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary">
          {about}
        </Typography>
        {dates}
      </Round>
      {/* Empty before the first round, so that the buttons stay at the end of the bar. */}
      <Box
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 15rem' }, display: { xs: progress ? 'block' : 'none', sm: 'block' } }}
      >
        {progress}
      </Box>
      {(undo || next) && (
        <Actions data-undo={undo ? true : undefined}>
          {undo}
          {next}
        </Actions>
      )}
    </Card>
  );
}
