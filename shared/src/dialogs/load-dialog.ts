/** The screen's own first calls and scripts have priority. */
const AFTER_THE_SCREEN_MS = 500;

export const loadDialog = () => import(/* webpackChunkName: "question-dialog" */ './question-dialog');

let prepared = false;
/** Loads the dialog's code once, right after the first screen that may ask: later the network may be unavailable. */
export function prepareDialog(): void {
  if (prepared) return;
  prepared = true;
  // A failure is ignored: the question itself tries again.
  setTimeout(() => void loadDialog().catch(() => undefined), AFTER_THE_SCREEN_MS);
}
