import { Link, type LinkProps, useLocation } from '@club/shared/router';
import { FORCED_COLOURS, TARGET } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { isHere } from './is-here';
import type { MenuLink as Entry } from './menu-entries';

const ENTRY = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: TARGET,
  padding: '0 var(--menu-entry-padding, 11px)',
  borderRadius: 10,
  fontSize: 'var(--menu-entry-size, 0.9375rem)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;

const Anchor = styled(Link)(({ theme }) => ({
  ...ENTRY,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current="page"]': { color: theme.vars.palette.primary.dark, background: theme.vars.palette.primary.light },
}));

interface MenuLinkProps extends Pick<LinkProps, 'onClick'> {
  entry: Entry;
}

/** A link of the menu; the one whose page is open is marked. */
export function MenuLink({ entry, onClick }: MenuLinkProps) {
  const { pathname } = useLocation();
  return (
    <Anchor to={entry.path} onClick={onClick} aria-current={isHere(entry, pathname) ? 'page' : undefined}>
      {entry.label}
    </Anchor>
  );
}

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
