import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { personName } from '@club/shared/domain';
import { Button } from '@club/shared/ui-core';
import { useErasurePrompt } from '../erasure/use-erasure-prompt';
import { useErase } from './use-change-user';

/** Erases all personal data of a user; this cannot be undone, so the username must be typed. */
export function EraseButton({ user }: { user: ManagedUser }) {
  const prompt = useErasurePrompt();
  const { mutateAsync } = useErase(user.userId);
  const ask = () =>
    prompt({
      of: 'korisnika',
      subject: personName(user),
      effect:
        'Briše se ime, e-pošta, telefon, prijava, obavijesti i sve što korisnika imenuje. Rezervacije, računi i rezultati lige ostaju pod zamjenskim imenom.',
      typed: { label: 'Korisničko ime', value: user.username },
      act: (typed) => mutateAsync(typed),
    });
  return (
    <Button color="error" onClick={() => void ask()}>
      Izbriši osobne podatke
    </Button>
  );
}
