let act: (() => void) | undefined;
let isRequested = false;

function ask(): void {
  // A second signal changes nothing: the first is being handled.
  if (isRequested) return;
  isRequested = true;
  act?.();
}
process.on('SIGTERM', ask);
process.on('SIGINT', ask);
// The terminal is closed.
process.on('SIGHUP', ask);

/** Calls `stop` once when the process receives a stop signal, or has received one since this module was loaded. */
export function onStopSignal(stop: () => void): void {
  act = stop;
  if (isRequested) stop();
}
