import { onSignIn } from '@club/shared/auth';
import { useNotify } from '@club/shared/notices';
import { leavePage } from '@club/shared/unsaved-guard';
import { useEffect, useState } from 'react';

/**
 * Leaves the page to sign in or out; with unsaved input it asks first. Busy from then on until the page is left or a
 * refusal is shown; when it is left, the browser itself shows that it is loading.
 * @param makeRoom called before a question or a refusal, for what would cover it
 */
export function useLeavePage(
  leave: () => Promise<void>,
  makeRoom?: () => void,
): { readonly busy: boolean; readonly go: () => void } {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  // The promise of a sign-in stays pending when the page is left, and the page stays if the user stops loading.
  useEffect(() => onSignIn(() => setBusy(false)), []);
  const go = () => {
    if (busy) return;
    void leavePage(() => {
      setBusy(true);
      return leave();
    }, makeRoom)
      .catch((refusal: unknown) => {
        makeRoom?.();
        notify.refusal(refusal);
      })
      .finally(() => setBusy(false));
  };
  return { busy, go };
}
