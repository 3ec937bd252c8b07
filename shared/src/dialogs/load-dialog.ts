export const loadDialog = () => import('./question-dialog');

let prepared = false;
/** Fetches the dialog's code, once, with the first screen that may ask: later the network may be gone. */
export function prepareDialog(): void {
  if (prepared) return;
  prepared = true;
  // A failure says nothing: the question itself will try again.
  void loadDialog().catch(() => undefined);
}
