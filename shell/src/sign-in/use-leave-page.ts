import { onSignIn } from '@club/shared/auth';
import { useNotify } from '@club/shared/notices';
import { useEffect, useState } from 'react';

/**
 * Leaves the page to sign in or out. Busy until the page is left or a refusal is shown; from then on the browser itself
 * shows that it is loading.
 */
export function useLeavePage(leave: () => Promise<void>): { readonly busy: boolean; readonly go: () => void } {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  // The promise of a sign-in stays pending when the page is left, and the page stays if the user stops loading.
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
