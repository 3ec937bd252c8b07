import { PHONE } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { BANNER_HEIGHT } from '../layout/banner-height';

/** A line across the page below the header: red for the unpaid fee, dark for the connection state. */
export const Strip = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: 'alarm' | 'notice' }>(
  ({ theme, tone }) => ({
    display: 'grid',
    placeItems: 'center',
    minHeight: BANNER_HEIGHT.wide,
    padding: '3px 14px',
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'center',
    color: tone === 'alarm' ? '#fff' : theme.vars.palette.background.paper,
    background: tone === 'alarm' ? theme.vars.palette.alarm : theme.vars.palette.text.primary,
    [PHONE]: {
      minHeight: tone === 'alarm' ? BANNER_HEIGHT.phone : BANNER_HEIGHT.wide,
      fontSize: '0.78rem',
      lineHeight: 1.25,
    },
  }),
);
