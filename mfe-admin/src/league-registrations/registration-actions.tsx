import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { usePrompt } from '@club/shared/dialogs';
import { personName } from '@club/shared/domain';
import { Box, Button } from '@club/shared/ui-core';
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
  const { id, state, player, erased } = registration;
  const [open, setOpen] = useState<'accept' | 'link' | 'correct'>();
  const prompt = usePrompt();
  const refusing = useRefuseRegistration(id);
  const name = personName(registration);
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
  const close = () => setOpen(undefined);
  // The buttons follow the state, which another administrator may change; an open dialog stays the one that was opened.
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1 }}>
      {state !== 'ACCEPTED' && mayAccept && !erased && (
        <Button variant="outlined" aria-label={`Prihvati, ${name}`} onClick={() => setOpen('accept')}>
          Prihvati
        </Button>
      )}
      {state === 'NEW' && (
        <Button color="error" aria-label={`Odbij, ${name}`} onClick={() => void refuse()}>
          Odbij
        </Button>
      )}
      {!erased && (
        <Button aria-label={`Ispravi, ${name}`} onClick={() => setOpen('correct')}>
          Ispravi
        </Button>
      )}
      {state === 'ACCEPTED' && player && !erased && (
        <Button aria-label={`Poveži s korisnikom, ${name}`} onClick={() => setOpen('link')}>
          Poveži
        </Button>
      )}
      {open === 'accept' && <AcceptDialog registration={registration} onClose={close} />}
      {open === 'link' && player && <LinkDialog player={player} onClose={close} />}
      {open === 'correct' && !erased && <CorrectDialog registration={registration} onClose={close} />}
    </Box>
  );
}
