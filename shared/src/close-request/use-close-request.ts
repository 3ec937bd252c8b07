import { useEffect, useEffectEvent, useState } from 'react';

/** Part of the HTML standard, but not supported by every browser, and not in TypeScript's library. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}
type WithCloseWatcher = Window & { readonly CloseWatcher?: new () => CloseWatcher };

/**
 * Closes an overlay on a close request of the phone: Android's Back would otherwise leave the page and lose what was
 * typed (HTML standard, "close requests and close watchers"). Browsers without close watchers go back.
 * @param close may leave it open, for example while its work runs: the next request calls it again
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
    // An overlay closes itself on Escape. Without this the browser would also close the overlay below, or the question that
    // this one has opened. Each overlay has its own listener, so that closing a list over a dialog keeps the dialog's.
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
