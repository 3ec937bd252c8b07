import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Stops the clicks of a series that began before an overlay was open: the second one of a double click on a button would
 * close the overlay, or answer its question before anybody has read it. Later series pass, so that a button in it may be
 * clicked quickly.
 */
export function useOwnClicks(isOpen: boolean): (event: MouseEvent) => void {
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies(isOpen): what opens again begins anew
  useEffect(() => {
    hasBegun.current = false;
  }, [isOpen]);
  return (event) => {
    if (event.detail <= 1) hasBegun.current = true;
    if (hasBegun.current) return;
    event.stopPropagation();
    // A form would be sent, a box checked.
    event.preventDefault();
  };
}
