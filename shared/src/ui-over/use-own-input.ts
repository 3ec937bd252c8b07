import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { isSecondTap } from './double-tap';

/**
 * Stops input that began before an overlay was open: the second click of a double click on a button, or Enter held down on
 * it, would close the overlay, or answer its question before anybody has read it. Later double clicks pass, so that a
 * button in the overlay may be clicked quickly.
 * @returns handlers for the overlay's root
 */
export function useOwnInput(isOpen: boolean) {
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies(isOpen): the count starts again whenever it opens
  useEffect(() => {
    hasBegun.current = false;
  }, [isOpen]);
  const pass = (event: SyntheticEvent, isLater: boolean) => {
    if (!isLater) hasBegun.current = true;
    if (hasBegun.current) return;
    event.stopPropagation();
    // Otherwise a form would be submitted, or a box checked.
    event.preventDefault();
  };
  return {
    onClickCapture: (event: MouseEvent) => pass(event, event.detail > 1 || isSecondTap(event.nativeEvent)),
    onKeyDownCapture: (event: KeyboardEvent) => pass(event, event.repeat),
  };
}
