import { onSignIn, signIn } from '@club/shared/auth';
import { useConfirm } from '@club/shared/dialogs';
import { ApiError } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { useLocation } from '@club/shared/router';
import { useEffect, useState } from 'react';

/** The server's code for a sign-in that is too long ago for a change of the own name, e-mail or password. */
const CODE = 'SIGN_IN_AGAIN';
/** The browser asks whether the page may be left long before that. */
const LEFT_MS = 3_000;

/**
 * Asks a user who signed in too long ago to sign in again, and returns to this screen. The form's input is kept, except a
 * password; the form's guard must be released while `isLeaving`.
 * @param kept what becomes of the input, as a sentence
 */
export function useSignInAgain(kept: string) {
  const confirm = useConfirm();
  const notify = useNotify();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const [isLeaving, setLeaving] = useState(false);

  // Deferred, because the guard against leaving with unsaved input is released only by the next render.
  useEffect(() => {
    if (!isLeaving) return;
    const stay = () => setLeaving(false);
    let timer: ReturnType<typeof setTimeout>;
    // The promise of a sign-in stays pending when the page is left, and the page stays if the user stops loading.
    const stop = onSignIn(() => {
      timer = setTimeout(stay, LEFT_MS);
    });
    signIn(here, { again: true }).catch((error: unknown) => {
      stay();
      notify.refusal(error);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isLeaving, notify, here]);

  return {
    isLeaving,
    /** @returns whether the refusal was handled, so that there is no message left to show */
    offer(refusal: unknown): boolean {
      if (!(refusal instanceof ApiError) || refusal.code !== CODE) return false;
      void confirm({
        title: 'Prijavite se ponovno',
        lines: [refusal.message, kept],
        confirm: 'Na prijavu',
      }).then((agreed) => {
        if (agreed) setLeaving(true);
      });
      return true;
    },
  };
}
