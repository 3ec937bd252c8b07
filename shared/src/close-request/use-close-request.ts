import { useEffect, useEffectEvent, useState } from 'react';

/** Part of HTML, but not of every browser, nor of TypeScript's library. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}
type WithCloseWatcher = Window & { readonly CloseWatcher?: new () => CloseWatcher };

/**
 * Closes what is open over the page when the phone asks for it: Android's Back would otherwise leave the page, and with
 * it what was typed (HTML standard, "close requests and close watchers"). Browsers without close watchers go back.
 * @param close may leave it open, for example while its work runs: the next request asks again
 */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  const onRequest = useEffectEvent(close);
  // A watcher is used up by its first request.
  const [requests, setRequests] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request needs a new watcher
  useEffect(() => {
    const { CloseWatcher } = window as WithCloseWatcher;
    if (!isOpen || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => {
      onRequest();
      setRequests((count) => count + 1);
    };
    // An overlay closes itself on Escape. Without this the browser would close the one below it too, or the question that
    // the overlay has opened. A function of its own: a list that is closed over a dialog must not remove the dialog's.
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', keepEscape, true);
    return () => {
      window.removeEventListener('keydown', keepEscape, true);
      watcher.destroy();
    };
  }, [isOpen, requests]);
}
