import { CloseIcon, MenuIcon } from '@club/shared/icons';
import { useLocation } from '@club/shared/router';
import { Box, IconButton, keyframes, styled, Typography, useMediaQuery } from '@club/shared/ui-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { WIDE_HEADER } from '../layout/header-size';
import { CollapsibleLinks } from './collapsible-links';
import type { MenuItem } from './menu-entries';
import { MenuLink } from './menu-link';

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

// A real dialog: the browser keeps the focus inside, closes it on Escape and restores the focus.
const Sheet = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(320px, 86vw)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 16,
  border: 0,
  overflowY: 'auto',
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  '&[open]': { display: 'flex', flexDirection: 'column', animation: `${slideIn} 180ms ease-out` },
  '&::backdrop': { background: 'rgb(0 0 0 / 0.45)' },
}));
const Column = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  margin: '8px 0',
  padding: 0,
  listStyle: 'none',
  '& a': { whiteSpace: 'normal' },
  '& &': { margin: 0, paddingLeft: 12 },
});

const lockScroll = (locked: boolean) => {
  document.documentElement.style.overflow = locked ? 'hidden' : '';
};

interface MobileMenuProps {
  items: readonly MenuItem[];
  /** Content after the links; receives a function to close the menu, which covers the page. */
  children: (close: () => void) => ReactNode;
}

/** The menu of narrow screens: slides in from the side and blocks scrolling of the page behind it. */
export function MobileMenu({ items, children }: MobileMenuProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the sheet
  useEffect(() => sheet.current?.close(), [pathname]);
  // The wide header does not show the sheet; if it stayed open it would still block the whole page behind it.
  const wide = useMediaQuery(WIDE_HEADER);
  useEffect(() => {
    if (wide) sheet.current?.close();
  }, [wide]);
  useEffect(() => () => lockScroll(false), []);

  const open = () => {
    sheet.current?.showModal();
    lockScroll(true);
  };
  const close = () => sheet.current?.close();
  const entries = (shown: readonly MenuItem[]) => (
    <Column>
      {shown.map((item) => (
        <li key={item.label}>
          {'path' in item ? (
            <MenuLink entry={item} onClick={close} />
          ) : (
            <CollapsibleLinks group={item}>{entries(item.links)}</CollapsibleLinks>
          )}
        </li>
      ))}
    </Column>
  );
  return (
    <>
      <IconButton aria-label="Otvori izbornik" aria-haspopup="dialog" onClick={open}>
        <MenuIcon />
      </IconButton>
      <Sheet
        ref={sheet}
        aria-label="Izbornik"
        onClose={() => lockScroll(false)}
        onClick={({ target }) => target === sheet.current && close()}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 700, pl: 1.5 }}>Izbornik</Typography>
          <IconButton aria-label="Zatvori izbornik" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Box>
        <nav aria-label="Glavni izbornik">{entries(items)}</nav>
        {children(close)}
      </Sheet>
    </>
  );
}
