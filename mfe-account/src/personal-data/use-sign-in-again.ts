import { signIn } from '@club/shared/auth';
import { useConfirm } from '@club/shared/dialogs';
import { ApiError } from '@club/shared/http';
import { useEffect, useState } from 'react';

/** The server's word for a sign-in that is too long ago for a change of e-mail and password. */
const CODE = 'SIGN_IN_AGAIN';

/** Asks whoever signed in too long ago to do so again. The form keeps the rest; a password is kept nowhere. */
export function useSignInAgain() {
  const confirm = useConfirm();
  const [isLeaving, setLeaving] = useState(false);

  // Not at once: the guard against leaving with something typed lets go only with the next rendering.
  useEffect(() => {
    if (isLeaving) void signIn('/personal-data', { again: true });
  }, [isLeaving]);

  return {
    isLeaving,
    /** @returns whether the refusal was about that, so that nothing is left to say */
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
