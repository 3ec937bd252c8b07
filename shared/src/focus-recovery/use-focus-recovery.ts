import { OVERLAYS } from '@club/shared/close-request';
import { useEffect } from 'react';
import { focusHeading, focusOn } from './focus';
import { placeAround, placeOfRemoved } from './place';

const nobodyHasIt = () => document.activeElement === document.body;
const isDisabled = (element: Element) => element.matches(':disabled');

/**
 * When the focused element is removed or disabled (the button of a deleted row, of a confirmed result, of a successful
 * retry), the focus moves to what is now in its place: the next row, the heading of its card, or the page's. After a
 * dialog it moves to what is in the place of its opener. Otherwise the Tab key would start at the first link and a
 * screen reader at the top.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    /** The focused element, and the one that was last focused outside overlays, or what is now in its place. */
    let holder: Element | undefined;
    let opener: Element | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      holder = target;
      if (!target.closest(OVERLAYS)) opener = target;
    };
    // Chromium also fires this for a removed or disabled element; only an element that is neither has lost the focus to a
    // click elsewhere.
    const forget = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (target !== holder || !holder?.isConnected || isDisabled(holder) || !nobodyHasIt()) return;
        holder = undefined;
        opener = undefined;
      });
    const recover = (changes: readonly MutationRecord[]) => {
      if (opener && !opener.isConnected) opener = placeOfRemoved(opener, changes);
      if (!holder) return;
      const { isConnected } = holder;
      const isStill = document.activeElement === holder && isDisabled(holder);
      if (!isStill && (isConnected || !nobodyHasIt())) return;
      const place = isConnected ? placeAround(holder) : (placeOfRemoved(holder, changes) ?? placeOf(opener));
      const left = holder;
      if (place) focusOn(place);
      // The heading now holds the focus, and may be the one of a skeleton; a window in the background reports no focus.
      else if (focusHeading() && holder === left) holder = undefined;
    };
    const observer = new MutationObserver(recover);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
    };
  }, []);
}

const placeOf = (opener: Element | undefined): HTMLElement | undefined =>
  opener instanceof HTMLElement && !isDisabled(opener) ? opener : opener && placeAround(opener);
