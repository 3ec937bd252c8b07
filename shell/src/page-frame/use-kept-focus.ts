import { useEffect } from 'react';
import { focusHeading } from './focus-heading';

const nobodyHasIt = () => document.activeElement === document.body;

/**
 * When the focused element is removed from the page (the button of a successful retry, a deleted row), the page's
 * heading gets the focus. Without it, the Tab key would start at the first link and a screen reader at the top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let holder: Element | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) holder = target;
    };
    // Chromium also fires this for a removed element; an element that only lost the focus to a click elsewhere is still
    // connected.
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
