import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { isSecondTap } from './double-tap';

/**
 * Stops what began before an overlay was open: the second click of a double click on a button, or its Enter held down,
 * would close the overlay, or answer its question before anybody has read it. Later series pass, so that a button in it
 * may be clicked quickly.
 * @returns handlers for the overlay's root
 */
export function useOwnInput(isOpen: boolean) {
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies(isOpen): what opens again begins anew
  useEffect(() => {
    hasBegun.current = false;
  }, [isOpen]);
  const pass = (event: SyntheticEvent, isLater: boolean) => {
    if (!isLater) hasBegun.current = true;
    if (hasBegun.current) return;
    event.stopPropagation();
    // A form would be sent, a box checked.
    event.preventDefault();
  };
  return {
    onClickCapture: (event: MouseEvent) => pass(event, event.detail > 1 || isSecondTap(event.nativeEvent)),
    onKeyDownCapture: (event: KeyboardEvent) => pass(event, event.repeat),
  };
}
