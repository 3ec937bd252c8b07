import { useEffect } from 'react';
import { focusHeading } from './focus-heading';

const nobodyHasIt = () => document.activeElement === document.body;

/**
 * When what has the focus leaves the page (the button of a retry that worked, a row that was deleted), the page's heading
 * takes it. Nowhere, it would send the Tab key back to the first link and a screen reader to the top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let holder: Element | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) holder = target;
    };
    // Chromium says so of what is removed as well; what only lost the focus, to a click beside it, still stands.
    const forget = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (target === holder && holder?.isConnected && nobodyHasIt()) holder = undefined;
      });
    const observer = new MutationObserver(() => {
      if (!holder || holder.isConnected || !nobodyHasIt()) return;
      if (focusHeading()) holder = undefined;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
    };
  }, []);
}
