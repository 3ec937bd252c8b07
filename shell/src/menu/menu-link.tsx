import { NavLink } from '@club/shared/router';
import { FORCED_COLOURS } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';

const ENTRY = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 var(--menu-entry-padding, 11px)',
  borderRadius: 10,
  fontSize: 'var(--menu-entry-size, 0.9375rem)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;

/** A link of the menu; the one to the current page is marked. */
export const MenuLink = styled(NavLink)(({ theme }) => ({
  ...ENTRY,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current="page"]': { color: theme.vars.palette.primary.dark, background: theme.vars.palette.primary.light },
}));

/** Looks like a link of the menu, but performs an action instead of opening a page. */
export const MenuButton = styled('button')(({ theme }) => ({
  font: 'inherit',
  ...ENTRY,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[data-marked]': { color: theme.vars.palette.primary.dark, background: theme.vars.palette.primary.light },
  [FORCED_COLOURS]: {
    '&[data-marked]:not(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
}));
