import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { useConfirm } from '@club/shared/dialogs';
import { Button, Typography } from '@club/shared/ui-core';
import { WAY_REASONS } from '../invitations/invitation-labels';
import { useInvite } from './use-change-user';
import { userName } from './user-name';

/** Sends a user a link to choose a password; shows why if the user cannot get one. */
export function InviteButton({ user }: { user: ManagedUser }) {
  const confirm = useConfirm();
  const { mutateAsync } = useInvite(user.userId);
  if (!user.active || !user.invitation) return null;
  if (user.invitation !== 'EMAIL') {
    return (
      <Typography variant="body2" color="textSecondary">
        {WAY_REASONS[user.invitation]}
      </Typography>
    );
  }
  const ask = () =>
    confirm({
      title: 'Želite li e-poštom pozvati korisnika?',
      subject: userName(user),
      lines: [
        `Na ${user.email} ide poveznica na kojoj korisnik sam bira lozinku. Vrijedi jednom i sedam dana.`,
        'Ranije poslana pozivnica prestaje vrijediti. Dosadašnja lozinka vrijedi dok korisnik ne odabere novu.',
      ],
      confirm: 'Pošalji pozivnicu',
      act: () => mutateAsync(),
    });
  return (
    <Button variant="outlined" onClick={() => void ask()}>
      Pozovi e-poštom
    </Button>
  );
}
