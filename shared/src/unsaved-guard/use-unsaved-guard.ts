import { useConfirm } from '@club/shared/dialogs';
import { useSavingNotice } from '@club/shared/notices';
import { type Location, useBlocker } from '@club/shared/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { guardPage } from './leave-page';

/** What is lost when a form is left without saving, as a sentence. */
export const UNSAVED_LOSS = 'Upisani podaci nisu spremljeni i izgubit će se.';

/** Whether a navigation from one address to another leaves the screen. */
export const leavesScreen = (now: Location, next: Location): boolean => now.pathname !== next.pathname;

/** @param loss what is lost, as a sentence */
const questionOf = (loss: string) =>
  ({
    title: 'Želite li otići bez spremanja?',
    lines: [loss],
    confirm: 'Otiđi bez spremanja',
    cancel: 'Ostani',
    tone: 'danger',
  }) as const;

interface GuardOptions {
  /** Whether a navigation from one address to another loses the input; by default when the path changes. */
  readonly loses?: typeof leavesScreen | undefined;
  /** What is lost, as a sentence. */
  readonly loss?: string | undefined;
  /**
   * The input is being saved, so it is not known yet whether anything would be lost: instead of asking, the screen stays
   * until the answer arrives, and a snackbar shows why.
   */
  readonly isBeingSaved?: boolean | undefined;
  /**
   * A navigation attempted while saving continues once the input is saved, because there is no result to read; if saving
   * is refused the screen stays.
   */
  readonly leavesOnceSaved?: boolean | undefined;
}

/**
 * While `dirty`, leaving the screen or the page (`leavePage`) asks for a confirmation, and closing the tab shows the
 * browser's own. Use it once per screen: the router supports only one blocker.
 */
export function useUnsavedGuard(
  dirty: boolean,
  { loses = leavesScreen, loss = UNSAVED_LOSS, isBeingSaved = false, leavesOnceSaved = false }: GuardOptions = {},
): void {
  const confirm = useConfirm();
  const showBeingSaved = useSavingNotice(isBeingSaved);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && loses(currentLocation, nextLocation));

  /** Whether the user has agreed to leave: by the current navigation, which may load a new document, or the page. */
  const hasAgreed = useRef(false);

  /** Whether the navigation waits until the input is saved. */
  const isWaiting = useRef(false);
  const isDirty = useEffectEvent(() => dirty);

  useEffect(() => {
    if (blocker.state === 'unblocked') {
      hasAgreed.current = false;
      isWaiting.current = false;
    }
    if (blocker.state !== 'blocked') return;
    if (isBeingSaved) {
      isWaiting.current = leavesOnceSaved;
      if (!leavesOnceSaved) {
        showBeingSaved();
        blocker.reset();
      }
      return;
    }
    if (isWaiting.current) {
      // The saved input may still count as changed until the form renders again.
      const answered = setTimeout(() => (isDirty() ? blocker.reset() : blocker.proceed()));
      return () => clearTimeout(answered);
    }
    let asking = true;
    const end = new AbortController();
    void confirm({ ...questionOf(loss), until: end.signal }).then((leave) => {
      if (!asking) return;
      hasAgreed.current = leave;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      asking = false;
      end.abort();
    };
  }, [blocker, confirm, showBeingSaved, loss, isBeingSaved, leavesOnceSaved]);

  const ask = useEffectEvent(async () => {
    if (!isBeingSaved) return confirm(questionOf(loss));
    showBeingSaved();
    return false;
  });
  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (!hasAgreed.current) event.preventDefault();
    };
    addEventListener('beforeunload', hold);
    const unguard = guardPage({ ask: () => ask(), hasAgreed });
    return () => {
      removeEventListener('beforeunload', hold);
      unguard();
    };
  }, [dirty]);
}
