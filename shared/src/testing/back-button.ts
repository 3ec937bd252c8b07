import { act } from '@testing-library/react';

/**
 * Adds close watchers to jsdom, as Chromium has them on Android (HTML standard, "close requests").
 * @returns a function that presses Back: the newest watcher receives it; false if there is none and a browser would leave
 * the page
 */
export function withBackButton(): () => boolean {
  const watchers: FakeCloseWatcher[] = [];
  class FakeCloseWatcher {
    onclose: (() => void) | null = null;
    constructor() {
      watchers.push(this);
    }
    destroy() {
      const index = watchers.indexOf(this);
      if (index >= 0) watchers.splice(index, 1);
    }
  }
  Object.assign(window, { CloseWatcher: FakeCloseWatcher });
  return () => {
    const newest = watchers.pop();
    act(() => newest?.onclose?.());
    return newest !== undefined;
  };
}
