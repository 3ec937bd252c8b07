import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { usePrompt } from '@club/shared/dialogs';
import { personName } from '@club/shared/domain';
import { Button } from '@club/shared/ui-core';
import { useEraseRegistration } from './use-registrations';

/** Erases all personal data of somebody who was not accepted; cannot be undone, so that the name must be typed. */
export function EraseRegistrationButton({ registration }: { registration: Registration }) {
  const prompt = usePrompt();
  const { mutateAsync } = useEraseRegistration(registration.id);
  const name = personName(registration);
  const ask = () =>
    prompt({
      title: 'Želite li zauvijek izbrisati osobne podatke iz prijave?',
      subject: name,
      lines: [
        'Briše se ime, datum rođenja, mjesto, e-pošta i telefon, također u ostalim neprihvaćenim prijavama iste osobe i u svim zapisima. Što ima i netko drugi u klubu, u zapisima ostaje. Prijava ostaje pod zamjenskim imenom.',
        `To se ne može poništiti. Za potvrdu upišite ime i prezime: ${name}`,
      ],
      label: 'Ime i prezime',
      required: 'Upišite ime i prezime.',
      confirm: 'Izbriši osobne podatke',
      tone: 'danger',
      act: (typed) => mutateAsync(typed),
    });
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
