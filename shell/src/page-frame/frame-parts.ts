import { LOW_SCREEN, PHONE } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { BANNER_HEIGHT } from '../layout/banner-height';
import { HEADER_HEIGHT, MOBILE_HEADER } from '../layout/header-size';

/** Where the content of a page starts, in pixels from the top (first specification, section 2). */
const PAGE_TOP = { paid: 85, unpaid: 100, unpaidPhone: 120 };

export const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // In print: WebKit sizes a sheet by the window, and makes no page break within a flex container.
  '@media print': { display: 'block', minHeight: 0 },
});

export const Top = styled('header')(({ theme }) => ({
  position: 'sticky',
  zIndex: 1100,
  top: 0,
  // Not sticky, but the thin line below needs a positioned container.
  [LOW_SCREEN]: { position: 'relative' },
  background: theme.vars.palette.background.paper,
  // The thin line is part of the header's height.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  // In print the page begins with its own heading.
  '@media print': { display: 'none' },
}));

/** The id of the page's container, where the link that skips the menu leads. */
export const MAIN_ID = 'sadrzaj';

/**
 * The page's container. The header is in the flow, so that the specification's margin is the padding plus the height of
 * header and banner; a banner that grows with the font pushes the page down instead of covering it.
 */
export const Main = styled('main')({
  flex: 1,
  width: '100%',
  maxWidth: 1360,
  margin: '0 auto',
  padding: `${PAGE_TOP.paid - HEADER_HEIGHT.wide}px 24px 48px`,
  outline: 'none',
  // The footer begins below the screen, so that a list that loads does not move it while somebody reads it.
  minHeight: `calc(100svh - ${HEADER_HEIGHT.wide}px)`,
  '&[data-unpaid]': { paddingTop: PAGE_TOP.unpaid - HEADER_HEIGHT.wide - BANNER_HEIGHT.wide },
  [MOBILE_HEADER]: {
    minHeight: `calc(100svh - ${HEADER_HEIGHT.mobile}px)`,
    paddingTop: PAGE_TOP.paid - HEADER_HEIGHT.mobile,
    '&[data-unpaid]': { paddingTop: PAGE_TOP.unpaid - HEADER_HEIGHT.mobile - BANNER_HEIGHT.wide },
  },
  [PHONE]: {
    paddingInline: 14,
    '&[data-unpaid]': { paddingTop: PAGE_TOP.unpaidPhone - HEADER_HEIGHT.mobile - BANNER_HEIGHT.phone },
  },
  '@media print': {
    minHeight: 0,
    paddingBottom: 0,
    '& .MuiButton-root, & [role="search"]': { display: 'none' },
    h2: { breakAfter: 'avoid' },
  },
});

export const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: 1600,
  top: 8,
  left: 8,
  padding: '10px 16px',
  borderRadius: 10,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  background: theme.vars.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  // An element fixed to the screen's edge would be printed in the middle of each sheet.
  '@media print': { display: 'none' },
}));
