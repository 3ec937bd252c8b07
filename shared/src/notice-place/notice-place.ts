import { useCallback } from 'react';

/** Contains the snackbars. One element that moves: their live regions and timers go on. */
export const noticePlace = document.createElement('div');

// A menu hides everything beside it from screen readers, and so does a dialog while it opens.
const stayExposed = new MutationObserver(() => noticePlace.removeAttribute('aria-hidden'));
stayExposed.observe(noticePlace, { attributeFilter: ['aria-hidden'] });

/** The open dialogs, the topmost last. */
const dialogs: Element[] = [];

/** Puts the snackbars into the topmost open dialog, or beside the page. */
export function placeNotices(): void {
  const parent = dialogs.at(-1) ?? document.body;
  if (noticePlace.parentElement === parent) return;
  // Not every browser reports that an element loses the focus by being moved, and a focused snackbar stays for ever.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && noticePlace.contains(activeElement)) activeElement.blur();
  parent.append(noticePlace);
}

/**
 * An open dialog takes the snackbars in: neither the Tab key nor a screen reader leaves it, and a snackbar may be about
 * what the dialog has just done, or have a button that changes it.
 * @returns ref for the overlay's root. By the ref and not by an effect: the snackbars have moved before the dialog's
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
