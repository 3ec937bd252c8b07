import { onSignIn, signIn } from '@club/shared/auth';
import { useConfirm } from '@club/shared/dialogs';
import { ApiError } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { useEffect, useState } from 'react';

/** The server's code for a sign-in that is too long ago for a change of e-mail and password. */
const CODE = 'SIGN_IN_AGAIN';
/** The browser asks whether the page may be left long before that. */
const LEFT_MS = 3_000;

/** Asks a user who signed in too long ago to sign in again. The form's input is kept, except a password. */
export function useSignInAgain() {
  const confirm = useConfirm();
  const notify = useNotify();
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
    signIn('/personal-data', { again: true }).catch((error: unknown) => {
      stay();
      notify.refusal(error);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isLeaving, notify]);

  return {
    isLeaving,
    /** @returns whether the refusal was handled, so that there is no message left to show */
    offer(refusal: unknown): boolean {
      if (!(refusal instanceof ApiError) || refusal.code !== CODE) return false;
      void confirm({
        title: 'Prijavite se ponovno',
        lines: [refusal.message, 'Upisana adresa čeka vas nakon prijave; novu lozinku ćete upisati još jednom.'],
        confirm: 'Na prijavu',
      }).then((agreed) => {
        if (agreed) setLeaving(true);
      });
      return true;
    },
  };
}
