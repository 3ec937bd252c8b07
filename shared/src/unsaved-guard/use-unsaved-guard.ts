import { useConfirm } from '@club/shared/dialogs';
import { useSavingNotice } from '@club/shared/notices';
import { type Location, useBlocker } from '@club/shared/router';
import { useEffect, useEffectEvent, useRef } from 'react';

/** What whoever discards a form loses, as a sentence. */
export const UNSAVED_LOSS = 'Upisani podaci nisu spremljeni i izgubit će se.';

/** Whether a way from one address to another leaves the screen. */
export const leavesScreen = (now: Location, next: Location): boolean => now.pathname !== next.pathname;

/**
 * While `dirty`, leaving the screen asks for a confirmation, and closing the tab shows the browser's own. Once per screen:
 * the router holds back for one guard only.
 *
 * @param loses whether the input is lost on the way from one address to another; by default when the path changes
 * @param loss what is lost, as a sentence
 * @param isBeingSaved nobody can say yet whether anything is lost: the screen stays until the answer is there, and says so
 *   instead of asking
 * @param leavesOnceSaved the way that was refused meanwhile is then taken: what is saved has no answer to be read. After a
 *   refusal the screen stays
 */
export function useUnsavedGuard(
  dirty: boolean,
  loses = leavesScreen,
  loss = UNSAVED_LOSS,
  isBeingSaved = false,
  leavesOnceSaved = false,
): void {
  const confirm = useConfirm();
  const sayBeingSaved = useSavingNotice(isBeingSaved);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && loses(currentLocation, nextLocation));

  /** Whether the user has agreed to the way that is under way: it may load a new document. */
  const hasAgreed = useRef(false);

  /** Whether the way waits for an answer. */
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
        sayBeingSaved();
        blocker.reset();
      }
      return;
    }
    if (isWaiting.current) {
      // What is saved may count as changed until the form is drawn once more.
      const answered = setTimeout(() => (isDirty() ? blocker.reset() : blocker.proceed()));
      return () => clearTimeout(answered);
    }
    let asking = true;
    const end = new AbortController();
    void confirm({
      title: 'Želite li otići bez spremanja?',
      lines: [loss],
      confirm: 'Otiđi bez spremanja',
      cancel: 'Ostani',
      tone: 'danger',
      until: end.signal,
    }).then((leave) => {
      if (!asking) return;
      hasAgreed.current = leave;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      asking = false;
      end.abort();
    };
  }, [blocker, confirm, sayBeingSaved, loss, isBeingSaved, leavesOnceSaved]);

  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (!hasAgreed.current) event.preventDefault();
    };
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [dirty]);
}
