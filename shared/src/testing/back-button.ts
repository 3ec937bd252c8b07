import { act } from '@testing-library/react';

/**
 * Gives the test's browser close watchers, as Chromium has them on Android (HTML standard, "close requests").
 * @returns presses Back: the newest watcher receives it; false when there is none, and the browser would leave the page
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
