import type { InvitationWay, ManagedUser } from '@club/shared/contracts/members/user-management';
import { useConfirm } from '@club/shared/dialogs';
import { Button } from '@club/shared/ui-core';
import { invitationEnds } from './invitation-ends';
import { useSetActive } from './use-change-user';
import { useIsOwn } from './use-is-own';
import { userName } from './user-name';

const OTHER =
  'Korisnik se odmah odjavljuje i više se ne može prijaviti, a njegova adresa kalendara prestaje vrijediti. Rezervacije i računi ostaju zapisani.';
const OWN =
  'Deaktivirate sami sebe: odmah se odjavljujete, a ponovno vas aktivirati može samo drugi administrator. Vaša adresa kalendara prestaje vrijediti. Rezervacije i računi ostaju zapisani.';
const WITH_PASSWORD = 'Korisnik se opet može prijaviti svojom lozinkom.';
const GIVE_ONE_TIME =
  'Korisnik još nije odabrao svoju lozinku. Ako nema ni jednokratnu, nakon aktivacije postavite mu novu.';

/** The deactivation has ended an invitation; a one-time password is still valid. */
const WITHOUT_PASSWORD: Readonly<Record<InvitationWay, string>> = {
  EMAIL:
    'Korisnik još nije odabrao svoju lozinku, a ranije poslana pozivnica više ne vrijedi. Nakon aktivacije pošaljite mu novu.',
  NO_ADDRESS: GIVE_ONE_TIME,
  NO_MAIL: GIVE_ONE_TIME,
  KEYCLOAK: WITH_PASSWORD,
};

/** Revokes or restores a user's access; none of the user's data are deleted. */
export function ActiveButton({ user }: { user: ManagedUser }) {
  const confirm = useConfirm();
  const { mutateAsync } = useSetActive(user.userId);
  const isOwn = useIsOwn(user);
  const subject = userName(user);
  const ask = () =>
    user.active
      ? confirm({
          title: 'Želite li deaktivirati korisnika?',
          subject,
          lines: [isOwn ? OWN : OTHER, ...invitationEnds(user)],
          confirm: 'Deaktiviraj',
          tone: 'danger',
          act: () => mutateAsync(false),
        })
      : confirm({
          title: 'Želite li ponovno aktivirati korisnika?',
          subject,
          lines: [user.withoutPassword && user.invitation ? WITHOUT_PASSWORD[user.invitation] : WITH_PASSWORD],
          confirm: 'Aktiviraj',
          act: () => mutateAsync(true),
        });
  return (
    <Button variant="outlined" color={user.active ? 'error' : 'primary'} onClick={() => void ask()}>
      {user.active ? 'Deaktiviraj korisnika' : 'Aktiviraj korisnika'}
    </Button>
  );
}
