export const MAIN_ID = 'sadrzaj';

/** Focuses the heading of the page; false if there is none yet. */
export function focusHeading(): boolean {
  const heading = document.getElementById(MAIN_ID)?.querySelector('h1');
  heading?.focus({ preventScroll: true });
  return heading !== null && heading !== undefined;
}
