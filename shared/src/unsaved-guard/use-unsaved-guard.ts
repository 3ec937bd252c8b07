import { useConfirm } from '@club/shared/dialogs';
import { type Location, useBlocker } from '@club/shared/router';
import { useEffect, useRef } from 'react';

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
 * @param isBeingSaved nobody can say yet whether anything is lost: the screen stays until the answer is there, without a
 *   question
 */
export function useUnsavedGuard(dirty: boolean, loses = leavesScreen, loss = UNSAVED_LOSS, isBeingSaved = false): void {
  const confirm = useConfirm();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && loses(currentLocation, nextLocation));

  /** Whether the user has agreed to the way that is under way: it may load a new document. */
  const hasAgreed = useRef(false);

  useEffect(() => {
    if (blocker.state === 'unblocked') hasAgreed.current = false;
    if (blocker.state !== 'blocked') return;
    if (isBeingSaved) return blocker.reset();
    let asking = true;
    void confirm({
      title: 'Želite li otići bez spremanja?',
      lines: [loss],
      confirm: 'Otiđi bez spremanja',
      cancel: 'Ostani',
      tone: 'danger',
    }).then((leave) => {
      if (!asking) return;
      hasAgreed.current = leave;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      asking = false;
    };
  }, [blocker, confirm, loss, isBeingSaved]);

  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => {
      if (!hasAgreed.current) event.preventDefault();
    };
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [dirty]);
}
