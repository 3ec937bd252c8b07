import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { usePrompt } from '@club/shared/dialogs';
import { personName } from '@club/shared/domain';
import { Button } from '@club/shared/ui-core';
import { useErase } from './use-change-user';

/** Erases all personal data of a user; cannot be undone, so that the username must be typed. */
export function EraseButton({ user }: { user: ManagedUser }) {
  const prompt = usePrompt();
  const { mutateAsync } = useErase(user.userId);
  const ask = () =>
    prompt({
      title: 'Želite li zauvijek izbrisati osobne podatke korisnika?',
      subject: personName(user),
      lines: [
        'Briše se ime, e-pošta, telefon, prijava, obavijesti i sve što korisnika imenuje. Rezervacije, računi i rezultati lige ostaju pod zamjenskim imenom.',
        `To se ne može poništiti. Za potvrdu upišite korisničko ime: ${user.username}`,
      ],
      label: 'Korisničko ime',
      required: 'Upišite korisničko ime.',
      confirm: 'Izbriši osobne podatke',
      tone: 'danger',
      act: (username) => mutateAsync(username),
    });
  return (
    <Button color="error" onClick={() => void ask()}>
      Izbriši osobne podatke
    </Button>
  );
}
