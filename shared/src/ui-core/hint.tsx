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

// Transparent edges bridge the gap to the anchor, so that the pointer can move onto the text (WCAG 1.4.13).
const Bubble = styled('div')({
  position: 'fixed',
  zIndex: 1500,
  padding: 6,
  maxWidth: 300,
  '@media print': { display: 'none' },
});
const Text = styled('div')(({ theme }) => ({
  padding: '6px 10px',
  borderRadius: 8,
  fontSize: '0.8125rem',
  fontWeight: 500,
  color: theme.vars.palette.background.paper,
  background: theme.vars.palette.text.primary,
}));

/** Whether a tap on an element does nothing; a tap on anything else has its own effect. */
const isIdle = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[aria-disabled="true"]') !== null;

/**
 * A tooltip on hover, on keyboard focus and on a tap that does nothing else, without delay, placed where there is room;
 * Escape hides it.
 * @param children one focusable element; the hint is its description, not its name
 */
export function Hint({ text, children }: { text: string; children: ReactElement<{ 'aria-describedby'?: string }> }) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const byTouch = useRef(false);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    // Measuring forces the browser to compute the layout: the grid alone has seventy hints.
    const target = open && anchor.current?.firstElementChild?.getBoundingClientRect();
    if (!target || !bubble.current) return;
    const { left, top } = hintPlace(target, bubble.current.getBoundingClientRect(), innerWidth);
    Object.assign(bubble.current.style, { left: `${left}px`, top: `${top}px` });
  }, [open]);

  // On the document, because the focus is elsewhere when the pointer opened the hint; in the capture phase, so that the
  // same key does not also close a dialog.
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

  // A finger cannot leave an element: a hint opened by touch closes with the next touch elsewhere, or on scrolling.
  useEffect(() => {
    if (!open) return;
    const elsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && anchor.current?.contains(target))) setOpen(false);
    };
    const moved = () => byTouch.current && setOpen(false);
    document.addEventListener('pointerdown', elsewhere);
    addEventListener('scroll', moved, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      removeEventListener('scroll', moved);
    };
  }, [open]);

  const show = (touch = false) => {
    byTouch.current = touch;
    setOpen(true);
  };
  const hide = () => setOpen(false);
  // A click also leaves the focus on the element; only keyboard focus shows the hint.
  const showForKeyboard = (event: FocusEvent) => event.target.matches(':focus-visible') && show();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches what bubbles up from the element it holds
    <span
      ref={anchor}
      style={{ display: 'contents' }}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show()}
      onPointerLeave={(event) => event.pointerType !== 'touch' && hide()}
      onPointerUp={(event) => event.pointerType === 'touch' && isIdle(event.target) && show(true)}
      onFocus={showForKeyboard}
      onBlur={hide}
    >
      {cloneElement(children, open ? { 'aria-describedby': id } : {})}
      {open &&
        createPortal(
          <Bubble ref={bubble} id={id} role="tooltip">
            <Text>{text}</Text>
          </Bubble>,
          document.body,
        )}
    </span>
  );
}
