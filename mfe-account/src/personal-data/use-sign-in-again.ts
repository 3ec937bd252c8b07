import { signIn } from '@club/shared/auth';
import type { SavePersonalInfo } from '@club/shared/contracts/members/personal-info';
import { useConfirm } from '@club/shared/dialogs';
import { ApiError } from '@club/shared/http';
import { useEffect, useState } from 'react';
import { keepInput } from './kept-input';

/** The server's word for a sign-in that is too long ago for a change of e-mail and password. */
const CODE = 'SIGN_IN_AGAIN';

/** Asks whoever signed in too long ago to do so again, and takes what was typed along. */
export function useSignInAgain(username: string) {
  const confirm = useConfirm();
  const [isLeaving, setLeaving] = useState(false);

  // Not at once: the guard against leaving with something typed lets go only with the next rendering.
  useEffect(() => {
    if (isLeaving) void signIn('/personal-data', { again: true });
  }, [isLeaving]);

  return {
    isLeaving,
    /** @returns whether the refusal was about that, so that nothing is left to say */
    offer(refusal: unknown, values: SavePersonalInfo): boolean {
      if (!(refusal instanceof ApiError) || refusal.code !== CODE) return false;
      void confirm({
        title: 'Prijavite se ponovno',
        lines: [refusal.message, 'Ono što ste upisali čeka vas nakon prijave.'],
        confirm: 'Na prijavu',
      }).then((agreed) => {
        if (!agreed) return;
        keepInput(username, values);
        setLeaving(true);
      });
      return true;
    },
  };
}
