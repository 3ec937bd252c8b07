import { styled } from '@mui/material/styles';
import {
  cloneElement,
  type FocusEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { hintPlace } from './hint-place';

// Transparent edges bridge the gap to the anchor, so the pointer can wander onto the words (WCAG 1.4.13).
const Bubble = styled('div')({ position: 'fixed', zIndex: 1500, padding: 6, maxWidth: 300 });
const Words = styled('div')(({ theme }) => ({
  padding: '6px 10px',
  borderRadius: 8,
  fontSize: '0.8125rem',
  fontWeight: 500,
  color: theme.vars.palette.background.paper,
  background: theme.vars.palette.text.primary,
}));

/**
 * A tooltip on hover and on keyboard focus, without delay, placed where there is room; Escape hides it.
 * @param children one focusable element; the hint describes it, it does not name it
 */
export function Hint({ text, children }: { text: string; children: ReactElement<{ 'aria-describedby'?: string }> }) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    const target = anchor.current?.firstElementChild?.getBoundingClientRect();
    if (!open || !target || !bubble.current) return;
    const { left, top } = hintPlace(target, bubble.current.getBoundingClientRect(), innerWidth);
    Object.assign(bubble.current.style, { left: `${left}px`, top: `${top}px` });
  }, [open]);

  // On the whole page, and before everybody else: who hovers has the focus elsewhere, and a dialog shall not close with it.
  useEffect(() => {
    if (!open) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', dismiss, { capture: true });
    return () => document.removeEventListener('keydown', dismiss, { capture: true });
  }, [open]);

  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  // A click leaves the focus behind as well; only a keyboard's focus asks for words.
  const showForKeyboard = (event: FocusEvent) => event.target.matches(':focus-visible') && show();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches what bubbles up from the element it holds
    <span
      ref={anchor}
      style={{ display: 'contents' }}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={showForKeyboard}
      onBlur={hide}
    >
      {cloneElement(children, open ? { 'aria-describedby': id } : {})}
      {open &&
        createPortal(
          <Bubble ref={bubble} id={id} role="tooltip">
            <Words>{text}</Words>
          </Bubble>,
          document.body,
        )}
    </span>
  );
}
