import { renderHook, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';

const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Does the same as the end of a test file; see shared/build/jest/environment.cjs. */
function stopTimers(): void {
  for (let id = Number(setTimeout(() => undefined)); id > 0; id -= 1) clearTimeout(id);
}

test('React’s work continues when the timers of a file are stopped, or later files would wait for it for ever', async () => {
  const { result } = renderHook(() => useState('first'));
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  startTransition(() => result.current[1]('second'));
  // React schedules the work in a microtask.
  await new Promise<void>(queueMicrotask);
  stopTimers();
  await waitFor(() => expect(result.current[0]).toBe('second'));
});
