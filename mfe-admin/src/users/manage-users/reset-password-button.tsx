import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { useConfirm } from '@club/shared/dialogs';
import { Button } from '@club/shared/ui-core';
import { useState } from 'react';
import { useUnsaved } from '../../forms/unsaved-forms/unsaved-forms';
import { invitationEnds } from './invitation-ends';
import { losesChosen } from './loses-chosen';
import { OneTimePasswordDialog, PASSWORD_LOSS } from './one-time-password-dialog';
import { useResetPassword } from './use-change-user';
import { userName } from './user-name';

/** Gives a user who has forgotten the password a new one that is valid for a single sign-in. */
export function ResetPasswordButton({ user }: { user: ManagedUser }) {
  const confirm = useConfirm();
  const { mutateAsync, isPending, reset } = useResetPassword(user.userId);
  const [password, setPassword] = useState<string>();
  const name = userName(user);
  // From the beginning of the call, because the old password becomes invalid and the new one is shown only here.
  useUnsaved(isPending || password !== undefined, { loses: losesChosen, loss: PASSWORD_LOSS });
  const ask = () =>
    confirm({
      title: 'Želite li postaviti novu lozinku korisniku?',
      subject: name,
      lines: [
        'Dosadašnja lozinka i adresa kalendara prestaju vrijediti, a korisnik se odjavljuje sa svih uređaja.',
        ...invitationEnds(user),
      ],
      confirm: 'Postavi lozinku',
      tone: 'danger',
      act: async () => setPassword((await mutateAsync()).oneTimePassword),
    });
  const forget = () => {
    setPassword(undefined);
    reset();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void ask()}>
        Nova jednokratna lozinka
      </Button>
      {password !== undefined && <OneTimePasswordDialog name={name} password={password} onClose={forget} />}
    </>
  );
}
