import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { VisuallyHidden } from './visually-hidden';

/** What comes sooner is not announced. */
const LONG_MS = 1_000;

interface Wait {
  readonly text: string;
}

/** What has taken long so far, the longest wait first: a page of several cards is announced once. */
const longWaits = createStore<readonly Wait[]>()(() => []);

/** Has a screen reader say what is being waited for, if it takes long. */
export function useAnnouncedWait(text: string): void {
  useEffect(() => {
    const wait = { text };
    const timer = setTimeout(() => longWaits.setState((waits) => [...waits, wait], true), LONG_MS);
    return () => {
      clearTimeout(timer);
      longWaits.setState((waits) => waits.filter((other) => other !== wait), true);
    };
  }, [text]);
}

/** Where it is said: a screen reader passes over a text that comes together with its live region. */
export function AnnouncedWait() {
  const text = useStore(longWaits, ([longest]) => longest?.text);
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}
