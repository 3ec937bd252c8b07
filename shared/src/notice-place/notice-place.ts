import { useCallback } from 'react';

/** Contains the snackbars. A single element that is moved, so that their live regions and timers continue. */
export const noticePlace = document.createElement('div');

// A menu hides everything around it from screen readers, and so does a dialog while it opens.
const stayExposed = new MutationObserver(() => noticePlace.removeAttribute('aria-hidden'));
stayExposed.observe(noticePlace, { attributeFilter: ['aria-hidden'] });

/** The open dialogs, the topmost last. */
const dialogs: Element[] = [];

/** Puts the snackbars into the topmost open dialog, or next to the page. */
export function placeNotices(): void {
  const parent = dialogs.at(-1) ?? document.body;
  if (noticePlace.parentElement === parent) return;
  // Not every browser reports that moving an element takes its focus away, and a focused snackbar never closes.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && noticePlace.contains(activeElement)) activeElement.blur();
  parent.append(noticePlace);
}

/**
 * Moves the snackbars into an open dialog: neither the Tab key nor a screen reader leaves the dialog, and a snackbar may be
 * about what the dialog has just done, or have a button that undoes it.
 * @returns ref for the overlay's root. A ref and not an effect, so that the snackbars have moved before the dialog's
 * content can add one, which a screen reader might otherwise not announce.
 */
export const useNoticesWithin = (isOpen: boolean) =>
  useCallback(
    (root: HTMLElement | null) => {
      const dialog = isOpen && root?.querySelector('[role="dialog"]');
      if (!dialog) return;
      dialogs.push(dialog);
      placeNotices();
      return () => {
        dialogs.splice(dialogs.indexOf(dialog), 1);
        placeNotices();
      };
    },
    [isOpen],
  );
