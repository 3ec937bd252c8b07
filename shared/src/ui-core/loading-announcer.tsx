import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { VisuallyHidden } from './visually-hidden';

/** A shorter wait is not announced. */
const LONG_MS = 1_000;

interface Wait {
  readonly text: string;
}

/** The long waits so far, the longest first: a page with several cards is announced once. */
const longWaits = createStore<readonly Wait[]>()(() => []);

/** Makes screen readers announce what is being loaded, if it takes long. */
export function useLoadingAnnouncement(text: string): void {
  useEffect(() => {
    const wait = { text };
    const timer = setTimeout(() => longWaits.setState((waits) => [...waits, wait], true), LONG_MS);
    return () => {
      clearTimeout(timer);
      longWaits.setState((waits) => waits.filter((other) => other !== wait), true);
    };
  }, [text]);
}

/** The live region of these announcements; screen readers ignore text that is inserted together with its region. */
export function LoadingAnnouncer() {
  const text = useStore(longWaits, ([longest]) => longest?.text);
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}
