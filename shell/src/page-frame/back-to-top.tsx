import { focusHeading } from '@club/shared/focus-recovery';
import { UpIcon } from '@club/shared/icons';
import { LOW_SCREEN, PHONE } from '@club/shared/theme';
import { IconButton } from '@club/shared/ui-core';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** The button appears after scrolling further than this many pixels (first specification, section 9). */
const THRESHOLD = 100;

/** Distance from the edges of the screen. */
const EDGE = 16;

/** Fields to type into or choose from: the button might cover their labels. */
const FIELD = 'input, textarea, select, [role="spinbutton"], [role="combobox"], [contenteditable="true"]';

/** Whether one of the page's fields has the focus. */
function useFieldFocus(): boolean {
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const look = ({ type, target }: FocusEvent) =>
      setFocused(type === 'focusin' && target instanceof Element && target.matches(FIELD));
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isFocused;
}

/** Elements as small as the button, which on a phone could cover them completely. */
const CHOICE = 'main :is(input[type="checkbox"], input[type="radio"])';

function isOverChoice(button: Element): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [...document.querySelectorAll(CHOICE)].some((choice) => {
    const box = choice.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  });
}

/**
 * The height of a sticky bar at the bottom of the screen, which scrolling does not move away. It is looked for in the middle:
 * its background may be wider than the bar itself, whose buttons reach below this one on some screens.
 */
function barBelow(button: Element): number {
  const { height } = button.getBoundingClientRect();
  const bar = document
    .elementsFromPoint(window.innerWidth / 2, window.innerHeight - EDGE - height / 2)
    .find((element) => {
      const { position, bottom } = getComputedStyle(element);
      return position === 'sticky' && bottom === '0px';
    });
  return bar ? window.innerHeight - bar.getBoundingClientRect().top : 0;
}

/** The result of `measure` for the button's current position, while it is shown. */
function useSurroundings<T>(button: RefObject<Element | null>, isShown: boolean, measure: (button: Element) => T) {
  const [measured, setMeasured] = useState<T>();
  useEffect(() => {
    if (!isShown) return;
    const look = () => button.current && setMeasured(measure(button.current));
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [button, isShown, measure]);
  return measured;
}

export function BackToTop() {
  const [far, setFar] = useState(false);
  const isInField = useFieldFocus();
  useEffect(() => {
    const look = () => setFar(window.scrollY > THRESHOLD);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  const button = useRef<HTMLButtonElement>(null);
  const isShown = far && !isInField;
  const isInTheWay = useSurroundings(button, isShown, isOverChoice);
  const bar = useSurroundings(button, isShown, barBelow);
  if (!isShown) return null;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <IconButton
      ref={button}
      aria-label="Natrag na vrh"
      onClick={() => {
        // Before the button is hidden or gone, with which the focus would be lost.
        focusHeading();
        window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
      }}
      style={{ marginBottom: bar }}
      sx={{
        displayPrint: 'none',
        ...(isInTheWay && { visibility: 'hidden' }),
        [LOW_SCREEN]: { display: 'none' },
        position: 'fixed',
        zIndex: 1050,
        right: EDGE,
        bottom: EDGE,
        // On a phone courts and actions are at the right edge, and only text at the left.
        [PHONE]: { right: 'auto', left: EDGE },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'primary.light' },
      }}
    >
      <UpIcon />
    </IconButton>
  );
}
