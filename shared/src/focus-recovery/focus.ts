/** Focuses an element without scrolling to it. Text, such as a heading, can get the focus by script, but not by Tab. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Focuses the heading of the page; false if there is none yet. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) focusOn(heading);
  return heading !== null;
}
