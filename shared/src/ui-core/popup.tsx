import { OVERLAYS, useCloseRequest } from '@club/shared/close-request';
import { useLocation } from '@club/shared/router';
import { FLOATING, PHONE } from '@club/shared/theme';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1200,
  top: '100%',
  right: 0,
  minWidth: 220,
  marginTop: 6,
  padding: 8,
  ...FLOATING({ theme }),
  '&[data-wide]': {
    width: 400,
    // As wide as the screen, but still below its button, because `top: auto` keeps its place in the flow.
    [PHONE]: { position: 'fixed', top: 'auto', left: 8, right: 8, width: 'auto' },
  },
}));

type Opener = ReactElement<{ 'aria-expanded'?: boolean; 'aria-controls'?: string; onClick?: () => void }>;

/** In a dialog or menu above the panel: when it closes, the focus returns to the panel. */
const isInDialog = (target: Element) => target.closest(OVERLAYS) !== null;

const focusButton = (root: HTMLElement | null) => root?.querySelector('button')?.focus();

/**
 * A panel below a button. It closes on Escape, on the phone's Back, on a click outside, when the focus leaves it, when the
 * page is left, and when one of its links is followed, even before the next page has loaded. A mere change of the address,
 * for example by a filter of the page, leaves it open, and so does a question that is asked from it.
 * @param opener the button; its own click handler is not called
 * @param wide for whole sentences: on a phone the panel takes the width of the screen
 */
export function Popup({ opener, wide, children }: { opener: Opener; wide?: boolean; children: ReactNode }) {
  const id = useId();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(pathname);
  const root = useRef<HTMLDivElement>(null);

  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpen(false);
  }
  // So that the focus does not stay on the hidden link. A new page then takes it from the button.
  useLayoutEffect(() => {
    if (!open && root.current?.contains(document.activeElement)) focusButton(root.current);
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const beside = ({ target }: Event) =>
      root.current?.contains(target as Node) || isInDialog(target as Element) || setOpen(false);
    document.addEventListener('pointerdown', beside);
    return () => document.removeEventListener('pointerdown', beside);
  }, [open]);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && !isInDialog(relatedTarget)) setOpen(false);
  };
  const backToButton = () => {
    setOpen(false);
    focusButton(root.current);
  };
  useCloseRequest(open, backToButton);
  // `defaultPrevented`: the router follows a link itself and prevents the browser's navigation.
  const follow = ({ target, defaultPrevented }: MouseEvent) =>
    defaultPrevented && (target as Element).closest('a') && setOpen(false);
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && open && backToButton();
  return (
    <Box ref={root} sx={{ position: 'relative' }} onBlur={leave} onKeyDown={closeOnEscape}>
      {cloneElement(opener, {
        'aria-expanded': open,
        'aria-controls': id,
        onClick: () => setOpen(!open),
      })}
      <Panel id={id} hidden={!open} data-wide={wide || undefined} onClick={follow}>
        {children}
      </Panel>
    </Box>
  );
}
