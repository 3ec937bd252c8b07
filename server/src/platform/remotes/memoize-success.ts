/**
 * Caches the first success for ever. A failure is returned again at once, and a new attempt starts in the background
 * when it is older than `retryMs`: only the first caller waits for an attempt that hangs.
 */
export function memoizeSuccess<Value>(attempt: () => Promise<Value>, retryMs: number): () => Promise<Value> {
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
