let act: (() => void) | undefined;
let isAsked = false;

function ask(): void {
  // A second signal changes nothing: the first is being obeyed.
  if (isAsked) return;
  isAsked = true;
  act?.();
}
process.on('SIGTERM', ask);
process.on('SIGINT', ask);

/** Calls `stop` once when the process is asked to stop, or has been asked since this module was loaded. */
export function onStopSignal(stop: () => void): void {
  act = stop;
  if (isAsked) stop();
}
