import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { personName } from '@club/shared/domain';
import { Button } from '@club/shared/ui-core';
import { useErasurePrompt } from '../../users/erasure/use-erasure-prompt';
import type { useEraseRegistration } from './use-registrations';

interface EraseRegistrationButtonProps {
  registration: Registration;
  erase: ReturnType<typeof useEraseRegistration>['mutateAsync'];
  onErased: () => void;
}

/** Erases all personal data of a person who was not accepted; this cannot be undone, so the name must be typed. */
export function EraseRegistrationButton({ registration, erase, onErased }: EraseRegistrationButtonProps) {
  const prompt = useErasurePrompt();
  const name = personName(registration);
  const ask = async () => {
    const answer = await prompt({
      of: 'iz prijave',
      subject: name,
      effects: [
        'Briše se ime, datum rođenja, mjesto, e-pošta i telefon, također u ostalim neprihvaćenim prijavama iste osobe i u svim zapisima. Što ima i netko drugi u klubu, u zapisima ostaje. Prijava ostaje pod zamjenskim imenom.',
      ],
      typed: { label: 'Ime i prezime', value: name, field: 'name' },
      act: erase,
    });
    if (answer !== undefined) onErased();
  };
  return (
    <Button
      color="error"
      aria-label={`Izbriši osobne podatke iz prijave, ${name}`}
      onClick={() => void ask()}
      sx={{ alignSelf: 'start' }}
    >
      Izbriši osobne podatke
    </Button>
  );
}
