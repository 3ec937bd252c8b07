import { onSignIn } from '@club/shared/auth';
import { useNotify } from '@club/shared/notices';
import { useEffect, useState } from 'react';

/**
 * Leaves the page to sign in or out. Busy until then, or until the refusal is shown; afterwards the browser itself shows
 * that it is loading.
 */
export function useWayOut(leave: () => Promise<void>): { readonly busy: boolean; readonly go: () => void } {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  // The promise of a sign-in does not end with the page, which stays if the user stops the loading.
  useEffect(() => onSignIn(() => setBusy(false)), []);
  const go = () => {
    if (busy) return;
    setBusy(true);
    void leave()
      .catch(notify.refusal)
      .finally(() => setBusy(false));
  };
  return { busy, go };
}
