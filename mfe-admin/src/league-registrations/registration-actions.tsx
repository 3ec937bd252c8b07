import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { usePrompt } from '@club/shared/dialogs';
import { Button, Stack } from '@club/shared/ui-core';
import { useState } from 'react';
import { LinkDialog } from '../league-players/link-dialog';
import { AcceptDialog } from './accept-dialog';
import { CorrectDialog } from './correct-dialog';
import { useRefuseRegistration } from './use-registrations';

interface RegistrationActionsProps {
  registration: Registration;
  /** The season still takes players. */
  mayAccept: boolean;
}

/** The actions for a registration in its current state. */
export function RegistrationActions({ registration, mayAccept }: RegistrationActionsProps) {
  const { id, state, firstName, lastName, player } = registration;
  const [isOpen, setOpen] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const prompt = usePrompt();
  const refusing = useRefuseRegistration(id);
  const name = `${firstName} ${lastName}`;
  const refuse = () =>
    prompt({
      title: 'Želite li odbiti prijavu?',
      subject: name,
      label: 'Razlog odbijanja',
      required: 'Unesite razlog odbijanja.',
      maxLength: 300,
      confirm: 'Odbij',
      tone: 'danger',
      act: (reason) => refusing.mutateAsync(reason),
    });
  const correction = (
    <>
      <Button aria-label={`Ispravi, ${name}`} onClick={() => setCorrecting(true)}>
        Ispravi
      </Button>
      {isCorrecting && <CorrectDialog registration={registration} onClose={() => setCorrecting(false)} />}
    </>
  );
  if (state === 'ACCEPTED') {
    return (
      <>
        {correction}
        {player && (
          <Button aria-label={`Poveži s korisnikom, ${name}`} onClick={() => setOpen(true)}>
            Poveži
          </Button>
        )}
        {isOpen && player && <LinkDialog player={player} onClose={() => setOpen(false)} />}
      </>
    );
  }
  return (
    <Stack direction="row" spacing={1}>
      {mayAccept && (
        <Button variant="outlined" aria-label={`Prihvati, ${name}`} onClick={() => setOpen(true)}>
          Prihvati
        </Button>
      )}
      {state === 'NEW' && (
        <Button color="error" aria-label={`Odbij, ${name}`} onClick={() => void refuse()}>
          Odbij
        </Button>
      )}
      {correction}
      {isOpen && <AcceptDialog registration={registration} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
