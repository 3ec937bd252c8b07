/** The screen's own first calls and scripts go first. */
const AFTER_THE_SCREEN_MS = 500;

export const loadDialog = () => import('./question-dialog');

let prepared = false;
/** Fetches the dialog's code, once, right after the first screen that may ask: later the network may be gone. */
export function prepareDialog(): void {
  if (prepared) return;
  prepared = true;
  // A failure says nothing: the question itself will try again.
  setTimeout(() => void loadDialog().catch(() => undefined), AFTER_THE_SCREEN_MS);
}
