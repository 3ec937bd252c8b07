/** A screen that may ask has better things to load first. */
const LATER_MS = 2_000;

export const loadDialog = () => import('./question-dialog');

let prepared = false;
/** Fetches the dialog's code a little later, once. A failure says nothing: the question itself will try again. */
export function prepareDialog(): void {
  if (prepared) return;
  prepared = true;
  setTimeout(() => void loadDialog().catch(() => undefined), LATER_MS);
}
