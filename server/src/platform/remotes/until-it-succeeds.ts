/**
 * Remembers the first success for ever. A failure is answered again at once, and behind it a new attempt begins once it
 * is older than `retryMs`: nobody but the first waits for something that hangs.
 */
export function untilItSucceeds<Value>(attempt: () => Promise<Value>, retryMs: number): () => Promise<Value> {
  let latest: Promise<Value> | undefined;
  let failedAt: number | undefined;

  const start = () => {
    failedAt = undefined;
    const running = attempt();
    const settled = () => {
      latest = running;
    };
    running.then(settled, () => {
      settled();
      failedAt = performance.now();
    });
    return running;
  };
  return () => {
    if (!latest) latest = start();
    else if (failedAt !== undefined && performance.now() - failedAt > retryMs) void start();
    return latest;
  };
}
