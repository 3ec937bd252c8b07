import { useConfirm } from '@club/shared/dialogs';
import { useBlocker } from '@club/shared/router';
import { useEffect } from 'react';

/** While `dirty`, leaving the screen asks for a confirmation, and closing the tab shows the browser's own. */
export function useUnsavedGuard(dirty: boolean): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let asking = true;
    void confirm({
      title: 'Želite li otići bez spremanja?',
      lines: ['Upisani podaci nisu spremljeni i izgubit će se.'],
      confirm: 'Otiđi bez spremanja',
      cancel: 'Ostani',
      tone: 'danger',
    }).then((leave) => {
      if (!asking) return;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      asking = false;
    };
  }, [blocker, confirm]);

  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [dirty]);
}
